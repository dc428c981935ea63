import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smtpOptions } from '../base/smtp-address.ts';
import type { MailRow } from '../db/tables/schema.ts';
import { withoutName } from '../domain/name-line.ts';

/** Sends an email and returns where it went, for the log; throws if it could not. */
export type Transport = { send: (mail: MailRow) => Promise<string>; close: () => void };

export type MailConfig = { smtpUrl: string | undefined; mailFrom: string; dataDir: string };

/** Returns the id of an email, the same on every attempt, so that a mail program shows one sent twice once. */
const messageIdOf = (mail: MailRow): string => `<${mail.id}@reslife>`;

function messageOf(mail: MailRow, from: string) {
  return {
    from,
    // An object is one address, whatever commas it holds.
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
    // A server that hangs must not hold up the emails behind it.
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

/** Returns the email as a file that mail programs open. Nothing in it is encoded, so that its link can be copied. */
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

/** The time for which an email that is a file is kept, in ms: every link in it has ended by then. */
const FILE_LIFE = 7 * 24 * 3_600_000;

function nameOf({ created_at, id }: Pick<MailRow, 'created_at' | 'id'>): string {
  return `${created_at.replaceAll(':', '-')}-${id}.eml`;
}

function fileTransport(folder: string, from: string): Transport {
  return {
    send: async (mail) => {
      const path = join(folder, nameOf(mail));
      // The link in it opens an account, so only the owner may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path, emlOf(mail, from), { mode: 0o600 });
      return path;
    },
    close: () => undefined,
  };
}

/** Reads what may be gone, as where SMTP was always set up, or by a sweep: then it is `nothing`. */
async function unlessGone<T>(reading: Promise<T>, nothing: T): Promise<T> {
  return await reading.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  });
}

/** Lists the emails that are files. A name begins with the moment of its email; what an operator put there is left. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await unlessGone(readdir(folder), []);
  return names.filter((name) => /^\d{4}-\d\d-\d\dT.+\.eml$/.test(name));
}

/** Deletes the emails that have been files for long enough (MAIL-1), even if SMTP was set up since. */
export async function sweepFiles(dataDir: string, now: Date): Promise<void> {
  const folder = join(dataDir, 'mail');
  const oldest = nameOf({ created_at: new Date(now.getTime() - FILE_LIFE).toISOString(), id: '' });
  const old = (await filesIn(folder)).filter((name) => name < oldest);
  await Promise.all(old.map(async (name) => await rm(join(folder, name), { force: true })));
}

/** Takes the name of an advisor out of the emails that are files, and deletes those to some addresses (PRIVACY-11). */
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

/** Returns SMTP if it is set up, otherwise files that can be opened (MAIL-1). */
export async function openTransport(config: MailConfig): Promise<Transport> {
  const { smtpUrl, mailFrom, dataDir } = config;
  return smtpUrl === undefined
    ? fileTransport(join(dataDir, 'mail'), mailFrom)
    : await smtpTransport(smtpUrl, mailFrom);
}
