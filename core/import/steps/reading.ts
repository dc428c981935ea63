import { isAsking } from '../phrases/answer-names.ts';
import type { Cases } from './cases.ts';
import { NEXT, textOfLine, type ReadAnswer, type ReadStep, type Source } from './read-step.ts';

/** The branch of an answer that is open while the paragraphs below it are read. */
export type Branch = {
  readonly step: ReadStep;
  readonly answer: ReadAnswer;
  /** The level of the line that opened it; -1 for one in no list. */
  readonly level: number;
  /** That line had no words but the answer's name: what follows is the answer, until another or a heading. */
  readonly isBare: boolean;
  /** The paragraph that asks for answers in words of their own. */
  readonly asked?: number;
};

/** An issue while its paragraphs are read in their order. */
export type Reading = Cases & {
  readonly source: Source;
  /** The blocks that are nothing but words. */
  readonly plain: ReadonlySet<number>;
  readonly steps: ReadStep[];
  /** The blocks whose answers are not plain. */
  readonly unclear: Set<number>;
  /** The steps that get no answers. */
  readonly fixed: Set<ReadStep>;
  /** Steps that are acts like any other unless both answers are there: 'Ask if they feel safe. If they do not, …' */
  readonly single: Set<ReadStep>;
  /** The questions that somebody said are some. */
  readonly said: Set<ReadStep>;
  /** The last of the questions that each asking paragraph became. */
  readonly asking: Map<number, ReadStep>;
  branches: Branch[];
};

/** Returns an answer without anything to do. */
export const noAnswer = (): ReadAnswer => ({ done: [], way: NEXT, text: [] });

/** Returns the words of a paragraph behind its number or sign. */
export const wordsAt = ({ source }: Reading, place: number): string =>
  source[place]?.block.text.slice(source[place].from) ?? '';

/** Returns the level of a paragraph in its list; -1 for one in none. */
export function levelAt({ source }: Pick<Reading, 'source'>, place: number): number {
  const { kind = 'line', level = 0 } = source[place] ?? {};
  // Bullets below a number are its own, though their list may begin at the same margin.
  return kind === 'bullet' ? level + 0.5 : kind === 'numbered' ? level : -1;
}

/** Returns the steps to which the next paragraph belongs: of the open branch, or of the issue. */
export const openList = ({ branches, steps }: Reading): ReadStep[] =>
  branches.at(-1)?.answer.done ?? steps;

/** Tells whether a step asks: by its last line, or because somebody said so. */
export function isAskingAt({ said, source }: Reading, step: ReadStep): boolean {
  const line = step.lines.at(-1);
  return said.has(step) || (line !== undefined && isAsking(textOfLine(source, line)));
}
