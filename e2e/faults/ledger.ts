import { randomUUID } from 'node:crypto';
import type { Receipt } from '#core/outbox/record-life.ts';
import type { StoredRecord } from './stored.ts';
import type { Tally } from './tally.ts';

/** The promise to an advisor about one walk, which is compared with the server's row. */
export type Promised = {
  /** Unlike any other walk's; it is in the text of every version of the record. */
  readonly mark: string;
  readonly advisor: string;
  /** The text that was entered last. */
  readonly text: string;
  /** The receipts that the phone got from the server. */
  readonly receipts: readonly Receipt[];
};

export const newMark = (): string => randomUUID().slice(0, 13);

/** Returns the text of a version of a record, from 0. */
export const textOf = (mark: string, version: number): string => `${mark} version ${version}`;

const markIn = (text: string): string => text.split(' ')[0] ?? '';

type Verdict = Pick<Tally, 'lost' | 'doubled' | 'wrongName' | 'untrue' | 'notes'>;

/** Compares the server's rows with the promises. A row without a promise counts as doubled. */
export function judge(
  promised: readonly Promised[],
  rows: readonly StoredRecord[],
  what = '',
): Verdict {
  const rowsOf = Map.groupBy(rows, ({ text }) => markIn(text));
  const verdict = { lost: 0, doubled: 0, wrongName: 0, untrue: 0 };
  const notes: string[] = [];
  const found = (kind: keyof typeof verdict, said: string) => {
    verdict[kind] += 1;
    notes.push(`${kind.toUpperCase()} ${what} ${said}`);
  };
  for (const { mark, advisor, text, receipts } of promised) {
    const [row, ...more] = rowsOf.get(mark) ?? [];
    if (row?.text !== text) found('lost', `${text}, held: ${row?.text ?? 'nothing'}`);
    if (more.length > 0) found('doubled', `${mark}: ${more.length + 1} rows`);
    if (row && row.advisor !== advisor) found('wrongName', `${row.advisor}, not ${advisor}`);
    const isUntrue = receipts.some(
      ({ id, correction }) => id !== row?.id || correction > row.correction,
    );
    if (isUntrue) found('untrue', `${mark}: ${JSON.stringify(receipts)}, held ${row?.id ?? ''}`);
  }
  const known = new Set(promised.map(({ mark }) => mark));
  for (const mark of rowsOf.keys()) {
    if (!known.has(mark)) found('doubled', `nobody was promised ${mark}`);
  }
  return { ...verdict, notes };
}
