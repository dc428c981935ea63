import { onTestFinished } from 'vitest';
import { startSmtpSink, type SmtpSink } from './smtp-server.ts';

/** Opens a mail server that collects what it is sent, until the test ends. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const { sink, close } = await startSmtpSink();
  onTestFinished(close);
  return sink;
}
