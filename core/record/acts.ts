/** The taps of a walk other than calls. Stored by place: never change their order. */
export const ACTS = ['yes', 'no', 'tick', 'back', 'escalate'] as const;

/** The acts that answer a step. */
export type AnswerAct = Exclude<(typeof ACTS)[number], 'back' | 'escalate'>;

/** A tap as it is stored and sent; a call names its contact. */
export type Act = (typeof ACTS)[number] | `call:${string}`;

export const ACT_PATTERN = `^(${ACTS.join('|')}|call:.{1,100})$`;

const ANSWERS: Readonly<Partial<Record<string, true>>> = {
  yes: true,
  no: true,
  tick: true,
} satisfies Record<AnswerAct, true>;

/** Tells whether a tap answered its step. */
export const isAnswer = (did: Act): did is AnswerAct => ANSWERS[did] === true;
