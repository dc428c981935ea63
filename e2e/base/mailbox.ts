import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

/** Undoes the encoding of a mail's body. */
const decoded = (body: string): string =>
  body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Returns the emails that a server without SMTP wrote (MAIL-1), the oldest first. */
async function mailsOf({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  return await Promise.all(
    names.toSorted().map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))),
  );
}

type WithMail = Pick<RunningServer, 'dataDir'>;

/** Returns the link in the newest email to that address about an escalation; undefined while there is none. */
export async function newestLink(server: WithMail, address: string): Promise<string | undefined> {
  const mail = (await mailsOf(server)).findLast((one) => one.includes(`To: ${address}`));
  return /https?:\/\/\S+\/escalation#[\w.-]+/.exec(mail ?? '')?.[0];
}

/** Waits for the newest email to that address about an escalation, and returns its link. */
export async function linkTo(server: WithMail, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = await newestLink(server, address);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}
