import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import type { StepId } from '#core/step/step-schema.ts';
import { waysIn } from '#core/tree/tree-ways.ts';
import type { Answer, Visit } from '#core/walk/walk.ts';
import { answerWords } from '../shared/tree/draft-tree.ts';
import { adminMessages } from '../base/messages.ts';
import { inWords } from '../base/in-words.ts';

/** A step of a path as it is read: its question, and the answer that leads on. */
export type ReadStep = {
  readonly id: StepId;
  readonly number: number;
  readonly question: string;
  /** The same as it is stored, with its contacts. */
  readonly text: string;
  readonly answer: string;
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

/** Reads the paths of these steps, Yes and No in their language; contacts by name if they are known. */
export function pathReader(
  steps: readonly SavedStep[],
  campus: Campus | undefined,
  language?: ProcedureLanguage,
): PathReader {
  const answers = language && PROCEDURE_LANGUAGES[language];
  const wordsOf = (step: SavedStep, branch: Branch): string =>
    answers && !step.customiseAnswerType && branch !== 'confirmationAction'
      ? answers[branch === 'yesAction' ? 'yes' : 'no']
      : answerWords(step, branch);
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
        answer: branches.map((branch) => wordsOf(step, branch)).join(', '),
      })),
      visits: taken.map(({ step, branches: [branch] }) => ({
        step: step._id,
        answer: branch ? ANSWERS[branch] : null,
      })),
    };
  };
}
