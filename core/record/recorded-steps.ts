import { assert } from '../base/assert.ts';
import type { Attendance } from './attendance.ts';
import type { SavedStep } from '../step/step.ts';
import type { Answer } from '../walk/walk.ts';

type SentStep = Attendance['steps'][number];

/** A step of a record with its question, which is null if the server does not know the text. */
export type RecordedStep = SentStep & { question: string | null };

type WordedStep = {
  step: string;
  question: string | null;
  /** The responses that the step can have. A stored record has the index of one in place of its text. */
  responses: readonly SentStep['response'][];
};

/** The texts of one revision, by position and by step. */
export type Wording = {
  steps: readonly WordedStep[];
  positions: ReadonlyMap<string, number>;
};

/** The answers whose responses are stored as indexes into this list, so their order must never change. */
export const PLACED_ANSWERS = ['confirmed', 'yes', 'no'] as const;
const RESPONSES = PLACED_ANSWERS.length;

/** The response of each answer. An answer that is not in the list above is stored as text. */
const RESPONSE_TO: { readonly [A in Answer]: (step: SavedStep) => SentStep['response'] } = {
  confirmed: () => true,
  yes: ({ customiseAnswerType: isCustom, yesAction }) =>
    (isCustom ? yesAction?.customText : undefined) ?? 'Yes',
  no: ({ customiseAnswerType: isCustom, noAction }) =>
    (isCustom ? noAction?.customText : undefined) ?? 'No',
};

export function wordingOf(steps: readonly SavedStep[]): Wording {
  return {
    steps: steps.map((step) => ({
      step: step._id,
      question: step.question ?? null,
      responses: PLACED_ANSWERS.map((answer) => RESPONSE_TO[answer](step)),
    })),
    positions: new Map(steps.map((step, position) => [step._id, position])),
  };
}

/**
 * A step in the stored form (RECORD-11). It is a number if the revision has its text: position times three
 * plus the index of the response. If the response has another text, that stands beside the position. If the
 * revision does not have the question, the whole step is stored, with the question if it is known.
 */
export type WrittenStep =
  | number
  | readonly [position: number, response: SentStep['response']]
  | (SentStep & { question?: string | null });

/** Returns a step in its stored form beside a wording. Without a wording it stays as it was sent. */
export function writeStep({ step, response }: SentStep, wording: Wording | undefined): WrittenStep {
  const position = wording?.positions.get(step);
  const worded = position === undefined ? undefined : wording?.steps[position];
  if (position === undefined || !worded) return { step, response };
  const place = worded.responses.indexOf(response);
  return place === -1 ? [position, response] : position * RESPONSES + place;
}

/** Returns the step that `writeStep` stored beside the same wording, with its question. */
export function readStep(written: WrittenStep, wording: Wording | undefined): RecordedStep {
  if (typeof written === 'object' && 'step' in written) {
    const { step, question = null, response } = written;
    return { step, question, response };
  }
  const [position, given] =
    typeof written === 'number' ? [Math.floor(written / RESPONSES), undefined] : written;
  const worded = wording?.steps[position];
  assert(worded, `the revision has no step at ${position}`);
  const response = typeof written === 'number' ? worded.responses[written % RESPONSES] : given;
  assert(response !== undefined, `step ${position} has no response ${String(written)}`);
  return { step: worded.step, question: worded.question, response };
}
