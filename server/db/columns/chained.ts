import { createHash } from 'node:crypto';

/** The content of a row of the trail; each member is text, a whole number or null. */
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

/** A row of the trail: `former` is the hash of the row before it, '' for the first of all. */
export type ChainedRow = ChainedContent & { former: string; hash: string };

/** Returns the SHA-256, in hexadecimal digits, of what a row says and of the hash before it, as a JSON array (TRAIL-1): another form would make every stored row look altered. */
export function hashOfRow(row: ChainedContent & { former: string }): string {
  const { former, number, at, who, what, subject, network, session, request, count } = row;
  const written = [former, number, at, who, what, subject, network, session, request, count];
  return createHash('sha256').update(JSON.stringify(written)).digest('hex');
}

/** Returns the rows as they follow the one with the hash `former`. */
export function chained(rows: readonly ChainedContent[], former: string): ChainedRow[] {
  let last = former;
  return rows.map((row) => {
    const linked = { ...row, former: last };
    last = hashOfRow(linked);
    return { ...linked, hash: last };
  });
}
