import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smtpOptions } from '../base/smtp-address.ts';
import type { MailRow } from '../db/tables/schema.ts';
import { withoutName } from '../domain/name-line.ts';

/** The way to send an email. `send` returns where the email went, for the log, and throws if it failed. */
export type Transport = { send: (mail: MailRow) => Promise<string>; close: () => void };

export type MailConfig = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };

/** Returns the id of an email, which is the same at every attempt, so that a mail program shows an email sent twice only once. */
const messageIdOf = (mail: MailRow): string => `<${mail.id}@reslife>`;

function messageOf(mail: MailRow, from: string) {
  return {
    from,
    // Nodemailer takes an object as a single address, even if it contains commas.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    text: mail.body,
    date: new Date(mail.created_at),
    messageId: messageIdOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function smtpTransport(url: string, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...smtpOptions(url),
    // A mail server that does not answer must not hold up the other emails.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, from));
      return new URL(url).host;
    },
    close: () => transport.close(),
  };
}

/** Returns an email as a file for mail programs. The text is not encoded, so that people can copy its link. */
function emlOf(mail: MailRow, from: string): string {
  const headers = {
    From: from,
    To: mail.recipient,
    Subject: mail.subject,
    Date: new Date(mail.created_at).toUTCString().replace('GMT', '+0000'),
    'Message-ID': messageIdOf(mail),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}\n`,
  );
  return `${lines.join('')}\n${mail.body}`;
}

/** The milliseconds for which the file of an email is kept. Every link in it has ended by then. */
const FILE_LIFE = 7 * 24 * 3_600_000;

function nameOf({ created_at, id }: Pick<MailRow, 'created_at' | 'id'>): string {
  return `${created_at.replaceAll(':', '-')}-${id}.eml`;
}

function fileTransport(folder: string, from: string): Transport {
  return {
    send: async (mail) => {
      const path = join(folder, nameOf(mail));
      // The link in an email opens an account, so only the user who runs the server may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, emlOf(mail, from), { mode: 0o600 });
      return path;
    },
    close: () => undefined,
  };
}

/** Returns the result of reading; `nothing` if the file or folder does not exist. Perhaps no email was ever a file, or a sweep has just deleted it. */
async function unlessGone<T>(reading: Promise<T>, nothing: T): Promise<T> {
  return await reading.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  });
}

/** Lists the files of emails, whose names begin with the time of the email. Files that an operator put there are left out. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await unlessGone(readdir(folder), []);
  return names.filter((name) => /^\d{4}-\d\d-\d\dT.+\.eml$/.test(name));
}

/** Deletes the files of emails that have been kept long enough (MAIL-1), even if SMTP was set up later. */
export async function sweepFiles(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'mail');
  const oldest = nameOf({ created_at: new Date(now.getTime() - FILE_LIFE).toISOString(), id: '' });
  const old = (await filesIn(folder)).filter((name) => name < oldest);
  await Promise.all(old.map(async (name) => await rm(join(folder, name), { force: true })));
}

/** Removes an advisor's name from the files of emails, and deletes the emails to certain addresses (PRIVACY-11). */
export async function forgetInFiles(
  dataDir: string,
  { advisor, emails }: { advisor: string; emails: readonly string[] },
): Promise<void> {
  const folder = join(dataDir, 'mail');
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    const text = await unlessGone(readFile(path, 'utf8'), '');
    const to = /^To: (.*)$/m.exec(text)?.[1] ?? '';
    const nameless = withoutName(text, advisor);
    if (emails.includes(to)) await rm(path, { force: true });
    else if (nameless !== text) await writeFile(path, nameless);
  }
}

/** Opens SMTP if it is set up. Otherwise each email becomes a file that somebody can open (MAIL-1). */
export async function openTransport(config: MailConfig): Promise<Transport> {
  const { smtpUrl, mailFrom, dataDir } = config;
  return smtpUrl === undefined
    ? fileTransport(join(dataDir, 'mail'), mailFrom)
    : await smtpTransport(smtpUrl, mailFrom);
}
