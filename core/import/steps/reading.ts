import { isAsking } from '../phrases/answer-names.ts';
import type { Cases } from './cases.ts';
import { NEXT, textOfLine, type ReadAnswer, type ReadStep, type Source } from './read-step.ts';

/** An answer's branch that is open while the paragraphs below it are read. */
export type Branch = {
  readonly step: ReadStep;
  readonly answer: ReadAnswer;
  /** The level of the line that opened it, or -1 if the line is in no list. */
  readonly level: number;
  /** True if that line was only the answer's name. The lines below are then its task, up to another answer or a heading. */
  readonly isBare: boolean;
  /** The paragraph that asks for answers with their own words. */
  readonly asked?: number;
};

/** The state of an issue while its paragraphs are read in order. */
export type Reading = Cases & {
  readonly source: Source;
  /** The blocks that are only words. */
  readonly plain: ReadonlySet<number>;
  readonly steps: ReadStep[];
  /** The blocks whose answers are not plain. */
  readonly unclear: Set<number>;
  /** The steps that must not get answers. */
  readonly fixed: Set<ReadStep>;
  /** The steps that are questions only if both answers are there: 'Ask if they feel safe. If they do not, …' */
  readonly single: Set<ReadStep>;
  /** The steps that somebody marked as questions. */
  readonly said: Set<ReadStep>;
  /** The last question made so far from each paragraph that asks. */
  readonly asking: Map<number, ReadStep>;
  branches: Branch[];
};

/** Returns an answer with nothing to do. */
export const noAnswer = (): ReadAnswer => ({ done: [], way: NEXT, text: [] });

/** Returns the words of a paragraph behind its number or sign. */
export const wordsAt = ({ source }: Reading, place: number): string =>
  source[place]?.block.text.slice(source[place].from) ?? '';

/** Returns the level of a paragraph in its list, or -1 if it is in none. */
export function levelAt({ source }: Pick<Reading, 'source'>, place: number): number {
  const { kind = 'line', level = 0 } = source[place] ?? {};
  // Bullets below a number belong to it, even if both lists begin at the same margin.
  return kind === 'bullet' ? level + 0.5 : kind === 'numbered' ? level : -1;
}

/** Returns the list that the next paragraph's step belongs to: that of the open branch, or that of the issue. */
export const openList = ({ branches, steps }: Reading): ReadStep[] =>
  branches.at(-1)?.answer.done ?? steps;

/** Tells whether a step asks, because its last line does or because somebody marked it as a question. */
export function isAskingAt({ said, source }: Reading, step: ReadStep): boolean {
  const line = step.lines.at(-1);
  return said.has(step) || (line !== undefined && isAsking(textOfLine(source, line)));
}
