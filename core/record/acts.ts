/** What a tap of a walk did, but for a call. Stored by place: the order stands for ever. */
export const ACTS = ['yes', 'no', 'tick', 'back', 'escalate'] as const;

/** What a tap did; a call names whom. */
export type Act = (typeof ACTS)[number] | `call:${string}`;
