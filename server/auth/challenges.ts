import { randomBytes, timingSafeEqual } from 'node:crypto';
import { macFor, type DeviceContext } from './device-mac.ts';

/** The ms in which a passkey must sign (SIGNIN-35). */
const LIFE = 10 * 60_000;

const TIME_BYTES = 8;
const SALT_BYTES = 24;

async function proofOf(context: DeviceContext, purpose: string, salt: Buffer): Promise<Buffer> {
  const mac = await macFor(context);
  return Buffer.from(mac(`challenge/${purpose}/${salt.toString('hex')}`), 'base64url');
}

/** Returns a challenge for a passkey. It contains the proof of where, when and for what it was made, so that nothing is stored for a browser that never signs. */
export async function newChallenge(context: DeviceContext, purpose: string): Promise<string> {
  const salt = Buffer.alloc(TIME_BYTES + SALT_BYTES, randomBytes(TIME_BYTES + SALT_BYTES));
  salt.writeBigUInt64BE(BigInt(context.deps.now().getTime()));
  return Buffer.concat([salt, await proofOf(context, purpose, salt)]).toString('base64url');
}

/** Returns until when a challenge is valid. It is undefined for one that was made for another purpose or on another server, or is too old. */
export async function challengeUntil(
  context: DeviceContext,
  purpose: string,
  challenge: string,
): Promise<Date | undefined> {
  const bytes = Buffer.from(challenge, 'base64url');
  const salt = bytes.subarray(0, TIME_BYTES + SALT_BYTES);
  const [offered, own] = [bytes.subarray(salt.length), await proofOf(context, purpose, salt)];
  if (offered.length !== own.length || !timingSafeEqual(offered, own)) return undefined;
  const until = new Date(Number(salt.readBigUInt64BE()) + LIFE);
  return context.deps.now() < until ? until : undefined;
}
