// The documents of tools/documents/ as they are read, beside what they should become.
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { NEW_CAMPUS } from '../core/campus/campus.ts';
import { guessIssues, type Guessed } from '../core/import/guessed-issues.ts';
import { MOST, type DocumentAnswers } from '../core/import/outline/questions.ts';
import {
  openDocument,
  readDocument,
  type SentDocument,
} from '../server/exchange/documents/read-document.ts';
import { root } from '../tools/base/runtime.mjs';
import { compared, type Compared, type Share } from '../tools/documents/compared.ts';
import { readOutcome, type Outcome } from '../tools/documents/outcome.ts';
import { commitOf } from './marked-tables.ts';
import type { Bench, Measurement } from './measurement.ts';

const DOCUMENTS = join(root, 'tools/documents');
const LOOKS = join(DOCUMENTS, 'looks.tsv');

/** Running it looks at the documents that are held out. */
export const isUsedUp = true;

const OUTCOME = '.outcome.txt';

/** A document as it was read, and after somebody answered the questions about all of it. */
type Read = Compared & { readonly answered: Compared; readonly questions: number };

const wrongOf = ({ right, all }: Share): number => all - right;

/** Returns what a person would have to correct, the steps at which nothing says so and the wrong procedures first. */
const toMend = ({ unmarked, corrections, procedures, steps }: Compared): number =>
  10 * (unmarked + wrongOf(procedures)) + wrongOf(steps) + corrections;

/** Answers each question of a document by the choice that leaves the least to mend, the likely one if it is as good, as somebody does who knows what they want of it. */
function answeredIn(read: (answers: DocumentAnswers) => readonly [Guessed, Compared]): Read {
  let answers: DocumentAnswers = new Map();
  const [plain, first] = read(answers);
  const asked = new Set<string>();
  for (let [{ questions }, best] = [plain, first]; ;) {
    const question = questions.find(({ id }) => !asked.has(id));
    if (!question) return { ...first, answered: best, questions: asked.size };
    asked.add(question.id);
    const tried = [question.preset, ...question.choices].map((choice) => {
      const own = new Map([...answers, [question.id, choice] as const]);
      const [guessed, now] = read(own);
      return { own, now, questions: guessed.questions };
    });
    for (const [at, { own, now, questions: next }] of tried.entries())
      if (at === 0 || toMend(now) < toMend(best)) [questions, best, answers] = [next, now, own];
  }
}

/** A document of a drawer with what it should become. */
type Documented = {
  readonly name: string;
  readonly sent: SentDocument;
  readonly outcome: Outcome;
};

export function documentsIn(drawer: string): readonly Documented[] {
  const folder = resolve(DOCUMENTS, drawer);
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  return names
    .filter((one) => !one.endsWith(OUTCOME))
    .toSorted()
    .flatMap((name) => {
      const said = join(folder, dirname(name), `${basename(name, extname(name))}${OUTCOME}`);
      if (!existsSync(said)) return [];
      const sent = { name: basename(name), bytes: readFileSync(join(folder, name)) };
      return [{ name, sent, outcome: readOutcome(readFileSync(said, 'utf8')) }];
    });
}

async function comparedWith({ sent, outcome }: Documented): Promise<Read> {
  try {
    const { blocks } = readDocument(await openDocument(sent));
    const about = { name: basename(sent.name, extname(sent.name)), campus: NEW_CAMPUS };
    return answeredIn((answers) => {
      const guessed = guessIssues(blocks, about, new Map(), answers);
      return [guessed, compared(outcome, guessed.issues, blocks)];
    });
  } catch (error) {
    const read = { ...compared(outcome, [], []), notes: [`not read: ${String(error)}`] };
    return { ...read, answered: read, questions: 0 };
  }
}

export async function comparedIn(drawer: string): Promise<ReadonlyMap<string, Read>> {
  const all = new Map<string, Read>();
  for (const one of documentsIn(drawer)) all.set(one.name, await comparedWith(one));
  return all;
}

type Drawer = { readonly name: string; readonly all: readonly Read[] };

const aboutOf =
  ({ name, all }: Drawer) =>
  (what: string): string =>
    `${what}, ${name}, ${all.length} documents`;

const SHARES = [
  ['procedures', 95],
  ['steps', 95],
  ['answers', 90],
] as const;

function figures(drawer: Drawer): Measurement[] {
  const about = aboutOf(drawer);
  const none = (what: 'lost' | 'unmarked', words: string): Measurement => {
    const count = drawer.all.reduce((sum, one) => sum + one[what], 0);
    return { what: about(words), ours: String(count), goal: '0', holds: count === 0 };
  };
  return [
    ...SHARES.map(([what, least]) => shareOf(about(what), drawer.all, what, least)),
    none('lost', 'words lost'),
    none('unmarked', 'wrong and unmarked'),
  ];
}

function shareOf(
  what: string,
  all: readonly Compared[],
  part: (typeof SHARES)[number][0],
  least: number,
): Measurement {
  const right = all.reduce((sum, one) => sum + one[part].right, 0);
  const count = all.reduce((sum, one) => sum + one[part].all, 0);
  const ours = (100 * right) / count;
  return {
    what,
    ours: `${ours.toFixed(1)} in 100 of ${count}`,
    goal: `>= ${least}`,
    holds: ours >= least,
  };
}

/** Returns how many presses of the page make the outcome of what was read. */
function corrections(drawer: Drawer): Measurement {
  const count = drawer.all.reduce((sum, one) => sum + one.corrections, 0);
  const ours = count / drawer.all.reduce((sum, one) => sum + one.procedures.all, 0);
  const what = aboutOf(drawer)('corrections a procedure');
  return { what, ours: ours.toFixed(2), goal: '<= 1', holds: ours <= 1 };
}

/** Returns the most questions that a document asks, and the shares once they are answered. */
function asked(drawer: Drawer): Measurement[] {
  const about = aboutOf(drawer);
  const most = Math.max(...drawer.all.map(({ questions }) => questions));
  const answered = drawer.all.map((one) => one.answered);
  return [
    { what: about('most questions'), ours: String(most), goal: `<= ${MOST}`, holds: most <= MOST },
    ...SHARES.map(([what, least]) =>
      shareOf(about(`${what}, questions answered`), answered, what, least),
    ),
  ];
}

/** Measures all drawers, says no document, and notes the look; `--without-held-out` leaves that drawer closed. */
export const bench: Bench = async () => {
  const isClosed = process.argv.includes('--without-held-out');
  const drawers = ['learned-from', 'tested', ...(isClosed ? [] : ['held-out'])];
  const read = await Promise.all(
    drawers.map(async (name) => ({ name, all: [...(await comparedIn(name)).values()] })),
  );
  const kept = read.filter(({ all }) => all.length > 0);
  const measured = [...kept.flatMap(figures), ...kept.map(corrections), ...kept.flatMap(asked)];
  if (isClosed) return measured;
  const [day] = new Date().toISOString().split('T');
  appendFileSync(LOOKS, `${day}\t${commitOf()}\t${measured.map(({ ours }) => ours).join('\t')}\n`);
  return measured;
};
