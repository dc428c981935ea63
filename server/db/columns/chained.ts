import { createHash } from 'node:crypto';

/** The content of a row of the audit. Each member is text, a whole number or null. */
export type ChainedContent = {
  number: number;
  at: string;
  who: string | null;
  what: string;
  subject: string | null;
  network: string | null;
  session: string | null;
  request: string | null;
  count: number;
};

/** A row of the audit. `former` is the hash of the row before it, or '' for the first row. */
export type ChainedRow = ChainedContent & { former: string; hash: string };

/** Returns the SHA-256, in hexadecimal digits, of a row's content and the previous hash as a JSON array (TRAIL-1). In another form, every stored row would look altered. */
export function hashOfRow(row: ChainedContent & { former: string }): string {
  const { former, number, at, who, what, subject, network, session, request, count } = row;
  const written = [former, number, at, who, what, subject, network, session, request, count];
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}

/** Returns the rows chained to the row with the hash `former`. */
export function chained(rows: readonly ChainedContent[], former: string): ChainedRow[] {
  let last = former;
  return rows.map((row) => {
    const linked = { ...row, former: last };
    last = hashOfRow(linked);
    return { ...linked, hash: last };
  });
}
