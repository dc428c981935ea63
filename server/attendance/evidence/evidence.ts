import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { assert } from '#core/base/assert.ts';
import { BRAND } from '#core/base/brand.ts';
import { RecordedAttendance, type OpenedRecord } from '#core/record/recorded-schema.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import type { Db } from '../../db/tables/database.ts';
import { findRevision } from '../../domain/revisions.sql.ts';
import { VERSION } from '../../base/version.ts';

export const EVIDENCE_FORMAT = 'reslife-oncall-evidence';

/** The JSON in the file (EVIDENCE-1): the record, and the whole walked revision with its hash. */
export const Evidence = Type.Object({
  format: Type.Literal(EVIDENCE_FORMAT),
  version: Type.Literal(1),
  /** The time at which the file was made, a UTC ISO instant. */
  madeAt: Type.String(),
  madeBy: Type.String(),
  madeWith: Type.String(),
  campus: Type.String(),
  /** The code as the phone showed it, for reading aloud. */
  code: Type.String(),
  record: RecordedAttendance,
  revision: Type.Union([
    Type.Null(),
    Type.Object({
      number: Type.Integer(),
      savedAt: Type.String(),
      /** The SHA-256 of `content` as JSON without spaces, in hexadecimal. */
      sha256: Type.String(),
      content: Type.Object({ title: Type.String() }),
    }),
  ]),
});
export type Evidence = Static<typeof Evidence>;

export const sha256 = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** Returns only the record, without what its page adds. */
export function recordedIn(record: RecordedAttendance): RecordedAttendance {
  const own: unknown = Value.Clean(RecordedAttendance, structuredClone(record));
  assert(Value.Check(RecordedAttendance, own), 'it has all members of a record');
  return own;
}

type Making = { record: OpenedRecord; campus: string; madeAt: Date; madeBy: string };

async function walkedRevision(
  db: Db,
  { issueId, revision }: OpenedRecord,
): Promise<Evidence['revision']> {
  const found = revision === null ? undefined : await findRevision(db, issueId, revision);
  if (!found) return null;
  const { number, savedAt, savedBy: _, ...content } = found;
  return { number, savedAt, sha256: sha256(JSON.stringify(content)), content };
}

/** Returns everything that is known of a record and of the texts that were shown. */
export async function evidenceOf(
  db: Db,
  { record, campus, madeAt, madeBy }: Making,
): Promise<Evidence> {
  return {
    format: EVIDENCE_FORMAT,
    version: 1,
    madeAt: madeAt.toISOString(),
    madeBy,
    madeWith: `${BRAND.name} ${VERSION}`,
    campus,
    code: receiptCode(record._id),
    record: recordedIn(record),
    revision: await walkedRevision(db, record),
  };
}
