/** The result of a fault. Lost, doubled, under a wrong name or an untrue receipt is a violation each. */
export type Tally = {
  /** Walks that were finished, each of which is to become one row. */
  readonly submissions: number;
  /** Requests sent for them; 0 if a browser sent them. */
  readonly tries: number;
  /** Servers and browsers killed, connections cut, pages of a portal answered, clocks moved. */
  readonly faults: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrongName: number;
  readonly untrue: number;
  /** Other observations, in words. */
  readonly notes: readonly string[];
};

const COLUMNS = [
  'submissions',
  'tries',
  'faults',
  'lost',
  'doubled',
  'wrongName',
  'untrue',
] as const;

const HEADS = ['submissions', 'tries', 'faults', 'lost', 'doubled', 'wrong name', 'untrue'];

/** Returns the sum of several tallies, with the notes of all. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (column: (typeof COLUMNS)[number]) =>
    tallies.reduce((before, tally) => before + tally[column], 0);
  return {
    submissions: sum('submissions'),
    tries: sum('tries'),
    faults: sum('faults'),
    lost: sum('lost'),
    doubled: sum('doubled'),
    wrongName: sum('wrongName'),
    untrue: sum('untrue'),
    notes: tallies.flatMap(({ notes }) => notes),
  };
}

/** Counts violations: 0 is promised. */
export const violationsIn = ({ lost, doubled, wrongName, untrue }: Tally): number =>
  lost + doubled + wrongName + untrue;

const row = (cells: readonly unknown[]): string => `| ${cells.map(String).join(' | ')} |`;

/** Returns the tallies as a table in Markdown, a line a fault, and the notes below it. */
export function tableOf(tallies: Readonly<Record<string, Tally>>): string {
  const lines = Object.entries({ ...tallies, 'in all': sumOf(Object.values(tallies)) }).map(
    ([name, tally]) => row([name, ...COLUMNS.map((column) => tally[column])]),
  );
  const notes = Object.entries(tallies).flatMap(([name, tally]) =>
    tally.notes.map((note) => `- ${name}: ${note}`),
  );
  const head = [row(['fault', ...HEADS]), row(['---', ...HEADS.map(() => '---:')])];
  return [...head, ...lines, '', ...notes].join('\n');
}
