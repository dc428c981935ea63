import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { API } from '#core/api/api.ts';
import { SAID, type PhoneStatement } from '#core/fixtures/taken-back-model.ts';
import type { Config } from '../base/config.ts';
import { createNotificationSender } from '../notifications/sender.ts';
import { openWithIssues, sent } from './attended-issue.ts';
import type { Open, TestApp } from './test-app.ts';

/** A request that came, and the id of its event. */
export type Received = {
  id: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
  path: string;
};

export type Receiver = {
  url: string;
  received: Received[];
  /** The status of the next responses. With 'silent' the receiver never responds. */
  answer: number | 'silent';
};

/** Opens a receiver of webhooks on a free port of loopback, until the test ends. */
export async function openReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answer: 204 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, url: path = '' } = request;
      const bytes = Buffer.concat(chunks);
      const [id, body] = [String(headers['webhook-id']), bytes.toString()];
      receiver.received.push({ id, headers, body, bytes, path });
      if (receiver.answer === 'silent') return;
      response.writeHead(receiver.answer, { location: `${receiver.url}/elsewhere` }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}

/** Tells whether a secret signed it, as Standard Webhooks defines. */
export function isSignedBy(secret: string, received: Received | undefined): boolean {
  if (!received) return false;
  const { headers, body } = received;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${received.id}.${String(headers['webhook-timestamp'])}.${body}`;
  const hmac = createHmac('sha256', key).update(signed).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${hmac}`);
}

/** Opens an app with issues that notifies a webhook and a mail address of escalations, when its sender is run. */
export async function openTold(open: Open, settings: Partial<Config> = {}) {
  const app = await openWithIssues(
    async () => await open({ webhookPrivate: ['127.0.0.1'], ...settings }),
  );
  const admin = await app.signedIn();
  const receiver = await openReceiver();
  const wanted = { categories: [], escalations: true, summary: 'none' } as const;
  for (const [kind, address] of [
    ['webhook', receiver.url],
    ['mail', 'duty@ashdown.example'],
  ] as const) {
    await admin(API.addNotificationTarget, { body: { kind, address, ...wanted } });
  }
  return { app, admin, receiver, sender: createNotificationSender(app.config, app.deps) };
}

/** Opens an app that notifies of escalations, and a phone that sends these acts of its walks. */
export async function openPhone(open: Open, settings: Partial<Config> = {}) {
  const told = await openTold(open, settings);
  const { app, admin, receiver } = told;
  const say = async (key: string, said: PhoneStatement, correction: number, more: object = {}) => {
    const body = { ...sent, ...SAID[said], ...more, correction };
    const { status } = await app.call(API.attend, { key, body });
    expect(status).toBe(200);
    app.clock.pass(1_000);
  };
  const heard = () =>
    receiver.received.map(({ id, body }) => {
      const { type } = JSON.parse(body) as { type: string };
      return { id, type };
    });
  const subjects = async () => (await app.mails()).map(({ subject }) => subject);
  /** Returns the deliveries in the log, of one kind, that say that the outcome was taken back. */
  const backs = async (by: 'webhook' | 'mail') => {
    const { data } = await admin(API.listDeliveries);
    return data.deliveries.filter(({ event, kind }) => event === 'takenBack' && kind === by);
  };
  return { ...told, say, heard, subjects, backs };
}

/** Returns what a receiver heard, without the ids. */
export const types = (heard: readonly { type: string }[]) => heard.map(({ type }) => type);

/** Returns the number of attendances that the charts count. */
export const counted = async ({ db }: TestApp): Promise<number> => {
  const days = await db.read.selectFrom('attendance_day').select('count').execute();
  return days.reduce((sum, { count }) => sum + count, 0);
};
