import type { Campus } from '#core/campus/campus-schema.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import { onCards } from '#core/campus/duty.ts';
import type { Branch, SavedStep } from '#core/step/step.ts';
import { waysIn } from '#core/tree/tree-ways.ts';
import type { Answer, Visit } from '#core/walk/walk.ts';
import { answerWords } from '../tree/draft-tree.ts';
import { adminMessages } from '../base/messages.ts';

/** A step of a path as it is read: the beginning of its question, and the answer that leads on. */
export type ReadStep = {
  readonly number: number;
  readonly question: string;
  readonly answer: string;
};

const ANSWERS: Record<Branch, Answer> = {
  yesAction: 'yes',
  noAction: 'no',
  confirmationAction: 'confirmed',
};

/** Letters of a question in the sentence of a path. */
const BEGINNING = 70;

function beginningOf(question: string | undefined, campus: Campus | undefined): string {
  const text = question?.trim().replaceAll(/\s+/g, ' ') || adminMessages.editor.emptyStep;
  const plain = campus ? plainText(text, campus) : text;
  return plain.length > BEGINNING ? `${plain.slice(0, BEGINNING).trimEnd()}…` : plain;
}

export type PathReader = (places: readonly number[]) => {
  readonly read: readonly ReadStep[];
  readonly visits: readonly Visit[];
};

/** Reads the paths of these steps; contacts by name where they are known. */
export function pathReader(steps: readonly SavedStep[], campus: Campus | undefined): PathReader {
  const waysOf = Map.groupBy(waysIn(steps), ({ step }) => step);
  // Where and when it is read nobody knows: whom a role means stays open.
  const named = campus && { ...campus, ...onCards(campus) };
  const beginnings = steps.map(({ question }) => beginningOf(question, named));
  return (places) => {
    const taken = places.flatMap((number, index) => {
      const step = steps[number - 1];
      if (!step) return [];
      const next = places[index + 1];
      const to = next === undefined ? 'final' : steps[next - 1]?._id;
      const way = waysOf.get(step._id)?.find((one) => one.to === to);
      return [{ number, step, branches: way?.branches ?? [] }];
    });
    return {
      read: taken.map(({ number, step, branches }) => ({
        number,
        question: beginnings[number - 1] ?? '',
        answer: branches.map((branch) => answerWords(step, branch)).join(', '),
      })),
      visits: taken.map(({ step, branches: [branch] }) => ({
        step: step._id,
        answer: branch ? ANSWERS[branch] : null,
      })),
    };
  };
}
