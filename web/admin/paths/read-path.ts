import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import type { StepId } from '#core/step/step-schema.ts';
import { waysIn } from '#core/tree/tree-ways.ts';
import type { Answer, Visit } from '#core/walk/walk.ts';
import { answerWords, ownAnswer } from '../shared/tree/draft-tree.ts';
import { adminMessages } from '../base/messages.ts';
import { inWords } from '../base/in-words.ts';

export type ReadStep = {
  readonly id: StepId;
  readonly number: number;
  readonly question: string;
  /** The same text as it is stored, with its contacts. */
  readonly text: string;
  /** The language of both texts, if it is not the page's. */
  readonly lang: ProcedureLanguage | undefined;
  /** Every answer that leads on; an answer without a language is a word of the page. */
  readonly answers: readonly {
    readonly text: string;
    readonly lang: ProcedureLanguage | undefined;
  }[];
  /** True if no other answer leads on. */
  readonly isConfirmed: boolean;
};

const ANSWERS: Record<Branch, Answer> = {
  yesAction: 'yes',
  noAction: 'no',
  confirmationAction: 'confirmed',
};

const wholeOf = (question: string | undefined): string =>
  question?.trim().replaceAll(/\s+/g, ' ') || adminMessages.editor.emptyStep;

export type PathReader = (places: readonly number[]) => {
  readonly read: readonly ReadStep[];
  readonly visits: readonly Visit[];
};

/** The language in which paths are read, undefined for the original, and the steps that are shown in it. */
export type SpokenPaths = {
  readonly original: ProcedureLanguage;
  readonly language: ProcedureLanguage | undefined;
  readonly translated: ReadonlySet<string>;
};

/** Makes a reader of the paths of these steps: each step is in one language, with its Yes and No (TRANSLATE-6), and has contacts by name if they are known. */
export function pathReader(
  steps: readonly SavedStep[],
  campus: Campus | undefined,
  { original, language, translated }: SpokenPaths,
): PathReader {
  const langOf = ({ _id }: SavedStep): ProcedureLanguage =>
    (translated.has(_id) && language) || original;
  // If a custom answer was left out, the page's Yes or No is used.
  const isPageWord = (step: SavedStep, branch: Branch): boolean =>
    branch === 'confirmationAction' ||
    (ownAnswer(step, branch) === undefined && (!language || step.customiseAnswerType === true));
  const wordsOf = (step: SavedStep, branch: Branch): string => {
    if (!language || step.customiseAnswerType || branch === 'confirmationAction')
      return answerWords(step, branch);
    return PROCEDURE_LANGUAGES[langOf(step)][branch === 'yesAction' ? 'yes' : 'no'];
  };
  const waysOf = Map.groupBy(waysIn(steps), ({ step }) => step);
  const texts = steps.map(({ question }) => wholeOf(question));
  return (places) => {
    const taken = places.flatMap((number, index) => {
      const step = steps[number - 1];
      const text = texts[number - 1];
      if (!step || text === undefined) return [];
      const next = places[index + 1];
      const to = next === undefined ? 'final' : steps[next - 1]?._id;
      const way = waysOf.get(step._id)?.find((one) => one.to === to);
      return [{ number, step, text, branches: way?.branches ?? [] }];
    });
    return {
      read: taken.map(({ number, step, text, branches }) => ({
        id: step._id,
        number,
        question: inWords(text, campus),
        text,
        isConfirmed: branches.length !== 1 || branches[0] === 'confirmationAction',
        // A step without words says so in the page's language.
        lang: step.question?.trim() ? langOf(step) : undefined,
        answers: branches.map((branch) => ({
          text: wordsOf(step, branch),
          lang: isPageWord(step, branch) ? undefined : langOf(step),
        })),
      })),
      visits: taken.map(({ step, branches: [branch] }) => ({
        step: step._id,
        answer: branch ? ANSWERS[branch] : null,
      })),
    };
  };
}
