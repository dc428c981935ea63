// The documents of tools/documents/learned-from/ written anew as other people would, beside what they should become.
import { NEW_CAMPUS } from '../core/campus/campus.ts';
import { guessIssues } from '../core/import/guessed-issues.ts';
import type { SourceBlock } from '../core/import/paragraphs/source.ts';
import { openDocument, readDocument } from '../server/exchange/documents/read-document.ts';
import { compared, type Compared } from '../tools/documents/compared.ts';
import type { Outcome } from '../tools/documents/outcome.ts';
import { apart, VARIANTS } from '../tools/documents/variants.ts';
import { canBeWritten, FILES } from '../tools/documents/written-anew.ts';
import { documentsIn } from './import-quality.ts';
import type { Bench, Measurement } from './measurement.ts';

/** A document in another writer's manner. */
type Anew = {
  readonly name: string;
  readonly blocks: readonly SourceBlock[];
  readonly outcome: Outcome;
};

const readAs = ({ name, blocks, outcome }: Anew): Compared =>
  compared(outcome, guessIssues(blocks, { name, campus: NEW_CAMPUS }).issues, blocks);

/** Points in 100 that a manner of writing may cost, and readings that nothing says are guessed. */
const MOST = 2;

const PARTS = ['procedures', 'steps', 'answers'] as const;

function sumOf(all: readonly Compared[]) {
  const shareOf = (part: (typeof PARTS)[number]): number => {
    const right = all.reduce((sum, one) => sum + one[part].right, 0);
    return (
      (100 * right) /
      Math.max(
        1,
        all.reduce((sum, one) => sum + one[part].all, 0),
      )
    );
  };
  const unmarked = all.reduce((sum, one) => sum + one.unmarked, 0);
  return { shares: PARTS.map(shareOf), unmarked };
}

const inWords = ({ shares, unmarked }: ReturnType<typeof sumOf>): string =>
  `${shares.map((share) => share.toFixed(1)).join(' / ')}, unmarked ${unmarked}`;

function measured(manner: string, written: readonly (readonly [Anew, Anew])[]): Measurement {
  const before = sumOf(written.map(([one]) => readAs(one)));
  const after = sumOf(written.map(([, one]) => readAs(one)));
  const fall = Math.max(...before.shares.map((share, at) => share - (after.shares[at] ?? 0)));
  return {
    what: `${manner}, ${written.length} documents`,
    ours: inWords(after),
    limit: inWords(before),
    goal: `<= ${MOST} points lost`,
    holds: fall <= MOST,
  };
}

/** Compares how each document is read in each manner with how it is read as it is. */
export const bench: Bench = async () => {
  const all: Anew[] = [];
  for (const { name, sent, outcome } of documentsIn('learned-from'))
    all.push({ name, outcome, blocks: readDocument(await openDocument(sent)).blocks });
  const looks = Object.entries(VARIANTS).map(([manner, write]) =>
    measured(
      manner,
      all.flatMap((one) => {
        const blocks = one.blocks.map(write);
        const isSame = blocks.every(
          (block, at) => JSON.stringify(block) === JSON.stringify(one.blocks[at]),
        );
        return isSame ? [] : [[one, { ...one, blocks }] as const];
      }),
    ),
  );
  const alone = all.flatMap((one) =>
    apart(one.blocks, one.outcome).map(([blocks, outcome]) => {
      const own = { ...one, blocks, outcome };
      return [own, own] as const;
    }),
  );
  const plain = all.filter(({ blocks }) => canBeWritten(blocks));
  const files: Measurement[] = [];
  for (const [kind, write] of Object.entries(FILES)) {
    const written: (readonly [Anew, Anew])[] = [];
    for (const one of plain) {
      const { blocks } = readDocument(await openDocument(write(one.blocks)));
      written.push([one, { ...one, blocks }]);
    }
    files.push(measured(`as ${kind}`, written));
  }
  return [...looks, measured('each procedure alone', alone), ...files];
};
