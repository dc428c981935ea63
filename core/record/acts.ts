/** The taps of a walk other than calls. Stored by place: never change their order. */
export const ACTS = ['yes', 'no', 'tick', 'back', 'escalate'] as const;

/** A tap as it is stored and sent; a call names its contact. */
export type Act = (typeof ACTS)[number] | `call:${string}`;

export const ACT_PATTERN = `^(${ACTS.join('|')}|call:.{1,100})$`;
