import { createHmac } from 'node:crypto';
import { ENROLLED_DAYS } from '#core/people/advisor-phone.ts';
import { formatProof, parseProof, type Proof, type ProvenBy } from '#core/people/advisor-proof.ts';
import type { Deps } from '../base/deps.ts';
import { isSame } from '../base/is-same.ts';
import { ownSecret, type SecretDeps } from './own-secrets.ts';

const DAY = 24 * 3_600_000;

/** The ms for which a phone is trusted after a sign-in with the campus account, and after it is enrolled (SIGNIN-43, SIGNIN-47). */
export const PROOF_LIFE = { campus: 30 * DAY, phone: ENROLLED_DAYS * DAY };
/** The ms after the end of a proof in which a record may still arrive. A person who finds an old phone can prove nothing more with it. */
const ARRIVAL = 30 * DAY;
/** The ms by which the clocks of phone and server may differ without being corrected (RECORD-21). */
const SKEW = 2 * 60_000;

async function signatureOf(deps: SecretDeps, text: string): Promise<string> {
  const secret = await ownSecret(deps, 'advisor_secret');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Signs the server's statement of who has a phone. The phone keeps it and sends it with its records (SIGNIN-43). */
export async function signProof(deps: SecretDeps, proof: Proof): Promise<string> {
  const text = formatProof(proof);
  return `${text}:${await signatureOf(deps, text)}`;
}

/** Reads a signed proof of this server. Returns undefined for any other text. */
export async function readProof(deps: SecretDeps, signed: string): Promise<Proof | undefined> {
  const end = signed.lastIndexOf(':');
  const text = signed.slice(0, Math.max(end, 0));
  const isSigned = isSame(signed.slice(end + 1), await signatureOf(deps, text));
  return isSigned ? parseProof(text) : undefined;
}

/** Tells whether the phone of a proof is one that an administrator enrolled and did not revoke (SIGNIN-48). */
async function isEnrolled({ db }: Pick<Deps, 'db'>, id: string): Promise<boolean> {
  const row = db.read.selectFrom('advisor_phone').select('revoked_at').where('id', '=', id);
  return (await row.executeTakeFirst())?.revoked_at === null;
}

/** Tells whether a statement is not from this server, or belongs to a phone that was revoked or that a restored backup does not know (SIGNIN-50). */
export async function isOfUnknownPhone(deps: SecretDeps, signed: string): Promise<boolean> {
  const proof = await readProof(deps, signed);
  if (!proof) return true;
  return proof.phone !== undefined && !(await isEnrolled(deps, proof.phone));
}

/** The name and times of a record, by the clock of the server. */
type RecordClaim = { advisor: string; started_at: string; received_at: string };

/** Returns what proves the name of a record (SIGNIN-44): a proof by this server for this name, valid when the record began. */
export async function provenBy(
  deps: SecretDeps,
  signed: string,
  { advisor, started_at: started, received_at: received }: RecordClaim,
): Promise<ProvenBy> {
  const proof = await readProof(deps, signed);
  if (proof?.name !== advisor) return 'none';
  const { by, from, until, phone } = proof;
  const at = Date.parse(started);
  const isWithin = at >= from - SKEW && at <= until && Date.parse(received) <= until + ARRIVAL;
  const isBelieved = isWithin && (phone === undefined || (await isEnrolled(deps, phone)));
  return isBelieved ? by : 'none';
}
