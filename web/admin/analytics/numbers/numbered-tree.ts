import type { Language } from '#core/base/language.ts';
import type { Directory } from '#core/campus/setting.ts';
import type { CountedAnswer } from '#core/analytics/counted-walk.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { layoutTree, type TreeLayout } from '#core/tree/tree-layout.ts';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { waysIn, type Edge } from '#core/tree/tree-ways.ts';
import { outlierSteps, type OutlierStep } from '#core/analytics/outlier-steps.ts';
import { draftTree, type TreeStep } from '../../shared/tree/draft-tree.ts';
import type { EdgeStats, NodeStats, TreeStats } from '../../shared/tree/stats.ts';
import { ANSWER_NAMES, numbersMessages as words } from './messages.ts';
import { inWords } from '../../base/in-words.ts';

type Counted = TreeNumbers['steps'][number];

export type TakenWay = {
  readonly answers: string;
  /** The language of the answers, if they are not the page's. */
  readonly lang: Language | undefined;
  readonly to: string;
  readonly count: number;
  /** The share of the walks that came to the step; undefined if none did. */
  readonly share: number | undefined;
};

export type NumberedStep = {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  /** The language of the text, if it is not the page's. */
  readonly lang: Language | undefined;
  readonly counted: Counted;
  readonly ways: readonly TakenWay[];
};

/** The tree of a revision with the numbers of its walks. */
export type NumberedTree = {
  readonly layout: TreeLayout;
  readonly drawn: readonly TreeStep[];
  readonly stats: TreeStats;
  readonly steps: readonly NumberedStep[];
  readonly weak: readonly OutlierStep[];
  /** The counted steps that the drawn revision does not have. */
  readonly gone: readonly Counted[];
  /** The counted ways that the drawn revision does not have, in words. */
  readonly otherWays: readonly { readonly text: string; readonly count: number }[];
  readonly nameOf: (step: string) => string;
};

const ANSWER: Record<Branch, CountedAnswer> = {
  yesAction: 'yes',
  noAction: 'no',
  confirmationAction: 'confirmed',
};

const MEASURES = { nodeWidth: 236, nodeHeight: 68, straightAt: 0.2, labelWidth: 190, beside: true };

const NONE = { visits: 0, walks: 0, began: 0, stopped: 0, escalated: 0, timed: 0, seconds: null };

const wayKey = (step: string, answer: string, to: string) => `${answer} ${step}\n${to}`;
const keysOf = ({ step, branches, to }: Edge) =>
  branches.map((branch) => wayKey(step, ANSWER[branch], to ?? ''));

export function numberedTree(
  revision: readonly SavedStep[],
  numbers: TreeNumbers,
  campus: Directory | undefined,
  lang: Language,
): NumberedTree {
  const entries = revision.map((step, index) => {
    const draft = { ...step, question: inWords(step.question ?? '', campus) };
    return { key: step._id, number: index + 1, saved: draft, draft, status: 'saved' as const };
  });
  // Contacts are already words here, because the editor shows what is wrong with them.
  const tree = draftTree(entries, undefined, undefined, lang);
  const ways = waysIn(revision);
  const countedOf = new Map(numbers.steps.map((step) => [step.step, step]));
  const countOf = new Map(
    numbers.ways.map((way) => [wayKey(way.step, way.answer, way.to), way.count]),
  );
  const taken = (way: Edge): number =>
    keysOf(way).reduce((sum, key) => sum + (countOf.get(key) ?? 0), 0);
  const numberOf = new Map<string, number>(entries.map(({ key, number }) => [key, number]));
  const nameOf = (step: string): string => {
    if (step === 'final') return words.finalScreen;
    const number = numberOf.get(step);
    if (number !== undefined) return words.step(number);
    const { question = null, revision: last = null } = countedOf.get(step)?.gone ?? {};
    return words.goneStep(question, last);
  };
  const counted = (step: string): Counted => countedOf.get(step) ?? { step, ...NONE };
  const shareOf = (step: string, count: number): number | undefined => {
    const { visits } = counted(step);
    return visits === 0 ? undefined : count / visits;
  };
  const weak = outlierSteps(revision.map(({ _id }) => counted(_id)));
  const steps = tree.entries.map(({ id, number, text, lang: spoken }): NumberedStep => ({
    id,
    number,
    text,
    lang: spoken,
    counted: counted(id),
    ways: ways
      .filter(({ step }) => step === id)
      .map((way) => ({
        answers: tree.wordsOf(way),
        lang: tree.langOf(way),
        to: nameOf(way.to ?? 'final'),
        count: taken(way),
        share: shareOf(id, taken(way)),
      })),
  }));
  const most = Math.max(1, ...ways.map(taken));
  const statsOf = (way: Edge): EdgeStats => {
    const count = taken(way);
    const share = shareOf(way.step, count);
    return {
      answer: tree.wordsOf(way),
      share: share === undefined ? '' : words.percent(share),
      count: words.number(count),
      weight: count / most,
    };
  };
  const wayOf = new Map(ways.map((way) => [`${way.step} ${way.branches.join(' ')}`, way]));
  const weakest = weak.find(({ what }) => what === 'escalated')?.step;
  const nodes = steps.map(({ id, counted: of }): [string, NodeStats] => [
    id,
    {
      reached: words.reached(of.walks, of.visits),
      more: words.more(of.seconds, of.stopped),
      // If nobody came here, there is nothing to say.
      escalated: of.escalated === 0 ? '' : words.escalatedHere(of.escalated),
      isEscalated: of.escalated > 0,
      isWeak: id === weakest,
    },
  ]);
  const known = new Set(ways.flatMap(keysOf));
  // A walk that named no step has ended, but nobody knows at which step (NUMBERS-3).
  const ended = numbers.resolved + numbers.escalated - numbers.withoutSteps;
  return {
    layout: layoutTree(revision, {
      problems: tree.problems,
      wordsOf: (way) => {
        const { answer, share, count } = statsOf(way);
        return `${answer} ${share} ${count}`;
      },
      ...MEASURES,
    }),
    drawn: tree.entries.map((entry, index) => ({ ...entry, said: sentencesOf(steps[index]) })),
    stats: {
      nodes: new Map(nodes),
      final: words.ended(ended, numbers.walks),
      of: ({ step, branches }) => {
        const unknown = { step, branches, to: undefined, isChosen: true };
        return statsOf(wayOf.get(`${step} ${branches.join(' ')}`) ?? unknown);
      },
    },
    steps,
    weak,
    gone: numbers.steps.filter(({ gone }) => gone !== undefined),
    otherWays: numbers.ways
      .filter(({ step, answer, to }) => !known.has(wayKey(step, answer, to)))
      .map(({ step, answer, to, count }) => ({
        text: words.otherWay(nameOf(step), ANSWER_NAMES[answer], nameOf(to)),
        count,
      }))
      .sort((a, b) => b.count - a.count),
    nameOf,
  };
}

function sentencesOf(step: NumberedStep | undefined): string[] {
  if (!step) return [];
  const { walks, seconds, escalated, stopped } = step.counted;
  return [
    words.cameHere(walks),
    ...(seconds === null ? [] : [words.medianTime(seconds)]),
    ...(escalated === 0 ? [] : [words.escalatedHere(escalated)]),
    ...(stopped === 0 ? [] : [words.more(null, stopped)]),
    ...step.ways.map(({ answers, to, count, share }) => words.wayTaken(answers, to, count, share)),
  ];
}
