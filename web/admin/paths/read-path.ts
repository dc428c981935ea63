import type { Campus } from '#core/campus/setting.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { waysIn } from '#core/tree/tree-ways.ts';
import type { Answer, Visit } from '#core/walk/walk.ts';
import { answerWords } from '../shared/tree/draft-tree.ts';
import { adminMessages } from '../base/messages.ts';
import { inWords } from '../base/in-words.ts';

/** A step of a path as it is read: its question, the beginning of that, and the answer that leads on. */
export type ReadStep = {
  readonly number: number;
  readonly question: string;
  readonly beginning: string;
  readonly answer: string;
};

const ANSWERS: Record<Branch, Answer> = {
  yesAction: 'yes',
  noAction: 'no',
  confirmationAction: 'confirmed',
};

/** Letters of a question that was read whole in a path above. */
const BEGINNING = 70;

function wholeOf(question: string | undefined, campus: Campus | undefined): string {
  const text = question?.trim().replaceAll(/\s+/g, ' ') || adminMessages.editor.emptyStep;
  return inWords(text, campus);
}

const beginningOf = (text: string): string =>
  text.length > BEGINNING ? `${text.slice(0, BEGINNING).trimEnd()}…` : text;

export type PathReader = (places: readonly number[]) => {
  readonly read: readonly ReadStep[];
  readonly visits: readonly Visit[];
};

/** Reads the paths of these steps; contacts by name if they are known. */
export function pathReader(steps: readonly SavedStep[], campus: Campus | undefined): PathReader {
  const waysOf = Map.groupBy(waysIn(steps), ({ step }) => step);
  const texts = steps.map(({ question }) => {
    const whole = wholeOf(question, campus);
    return { question: whole, beginning: beginningOf(whole) };
  });
  return (places) => {
    const taken = places.flatMap((number, index) => {
      const step = steps[number - 1];
      const text = texts[number - 1];
      if (!step || !text) return [];
      const next = places[index + 1];
      const to = next === undefined ? 'final' : steps[next - 1]?._id;
      const way = waysOf.get(step._id)?.find((one) => one.to === to);
      return [{ number, step, text, branches: way?.branches ?? [] }];
    });
    return {
      read: taken.map(({ number, step, text, branches }) => ({
        number,
        ...text,
        answer: branches.map((branch) => answerWords(step, branch)).join(', '),
      })),
      visits: taken.map(({ step, branches: [branch] }) => ({
        step: step._id,
        answer: branch ? ANSWERS[branch] : null,
      })),
    };
  };
}
