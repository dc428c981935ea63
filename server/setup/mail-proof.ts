import { randomInt } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { mailServerOf } from '../base/smtp-address.ts';
import { hashOfSecret } from '../auth/secret-hash.ts';
import { ApiError } from '../http/api-error.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { storedSetup, type StoredSetup } from '../domain/setup.ts';

const MINUTE = 60_000;
/** The ms for which a code counts, and the number of tries. The next code is sent after a minute at the earliest. */
const CODE_MS = 30 * MINUTE;
const MAX_TRIES = 5;

type Code = StoredSetup['code'];

/** Tells whether a code that was sent can still be used. */
export function isCodeGood(code: Code, now: Date): boolean {
  return code !== null && code.tries < MAX_TRIES && now.getTime() - Date.parse(code.at) < CODE_MS;
}

type Asker = { _id: string; email: string };

/** Emails a new code to the person who asks. The code before it no longer counts (SETUP-3). */
export async function sendCode(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  deps: Deps,
  { _id: who, email }: Asker,
): Promise<void> {
  if (smtpUrl === undefined) throw new ApiError('NOT_SENT');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await audited(deps, async (tx) => {
    const now = deps.now();
    await storedSetup.change(tx, (setup) => {
      if (setup.code && now.getTime() - Date.parse(setup.code.at) < MINUTE) {
        throw new ApiError('TOO_MANY_REQUESTS', { retryAfter: 60 });
      }
      const hash = hashOfSecret(`${who}/${code}`);
      return { ...setup, code: { hash, at: now.toISOString(), who, tries: 0 } };
    });
    await deps.mail.enqueue(tx, {
      recipient: email,
      letter: ({ account }) => account.mailCode(code),
      triedUntil: new Date(now.getTime() + CODE_MS).toISOString(),
    });
    noteAct(tx, { who, what: 'settings.mailCode', subject: null });
  });
  deps.mail.wake();
}

/** Notes that email arrives, if the code is the one that was sent to the person who types it. Otherwise it throws INCORRECT_CODE (SETUP-3). */
export async function proveMail(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  deps: Deps,
  { who, typed }: { who: string; typed: string },
): Promise<void> {
  const via = mailServerOf(smtpUrl);
  const isProven = await audited(deps, async (tx) => {
    const now = deps.now();
    let isRight = false;
    await storedSetup.change(tx, (setup) => {
      const { code } = setup;
      if (!code || via === undefined || !isCodeGood(code, now)) return setup;
      isRight = hashOfSecret(`${who}/${typed.replaceAll(/\s/g, '')}`) === code.hash;
      return isRight
        ? { ...setup, code: null, mail: { at: now.toISOString(), who, via } }
        : { ...setup, code: { ...code, tries: code.tries + 1 } };
    });
    if (isRight) noteAct(tx, { who, what: 'settings.mailProof', subject: null });
    return isRight;
  });
  if (!isProven) throw new ApiError('INCORRECT_CODE');
}
