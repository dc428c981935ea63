import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailRow } from '../db/schema.ts';

/** Takes a letter away; answers where it went, for the log. Throws where it could not. */
export type Carrier = { carry: (mail: MailRow) => Promise<string>; close: () => void };

type MailConfig = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };

function messageOf(mail: MailRow, from: string) {
  return {
    from,
    // As an object it is one address, whatever commas it holds.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body,
    date: new Date(mail.created_at),
    // The same letter twice is known to be one.
    messageId: `<${mail.id}@reslife>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function smtpCarrier(url: string, from: string): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(url);
  const transport = createTransport({
    host: address.hostname,
    ...(address.port === '' ? {} : { port: Number(address.port) }),
    secure: address.protocol === 'smtps:',
    ...(address.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(address.username),
            pass: decodeURIComponent(address.password),
          },
        }),
    // A server that hangs must not hold up the letters behind it.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    carry: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
      return address.host;
    },
    close: () => transport.close(),
  };
}

async function fileCarrier(folder: string, from: string): Promise<Carrier> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    carry: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('Bug: the message is no buffer');
      const path = join(folder, `${mail.created_at.replaceAll(':', '-')}-${mail.id}.eml`);
      // The link in it opens an account: for the owner's eyes alone.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, message, { mode: 0o600 });
      return path;
    },
    close: () => transport.close(),
  };
}

/** By SMTP where it is set up, else into files that can be opened (design 2). */
export function openCarrier({ smtpUrl, mailFrom, dataDir }: MailConfig): Promise<Carrier> {
  return smtpUrl === undefined
    ? fileCarrier(join(dataDir, 'mail'), mailFrom)
    : smtpCarrier(smtpUrl, mailFrom);
}
