/** The taps of a walk other than calls. Stored by place: never change their order. */
export const ACTS = ['yes', 'no', 'tick', 'back', 'escalate'] as const;

/** A tap; a call names its contact. */
export type Act = (typeof ACTS)[number] | `call:${string}`;
