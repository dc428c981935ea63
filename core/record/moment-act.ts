/** The minutes after which a timer may say 'Look again' (TIMER-1). */
export const TIMER_MINUTES = [5, 10, 15] as const;
export type TimerMinutes = (typeof TIMER_MINUTES)[number];

/** An event of a walk besides its taps (RECORD-24). */
export type MomentAct =
  | { readonly kind: 'timer'; readonly value: TimerMinutes }
  | { readonly kind: 'rang' | 'timer back' }
  /** The advisor to whom the walk was handed over. */
  | { readonly kind: 'handed'; readonly value: string }
  /** The language in which the step was shown from then on, or '' for the original. */
  | { readonly kind: 'shown'; readonly value: string }
  /** The outcome that Undo took back. */
  | { readonly kind: 'took back'; readonly value: string }
  /** The name that the step showed for a contact. */
  | { readonly kind: 'named'; readonly contact: string; readonly value: string };

/** Returns the `did` of a moment, which is its stored and sent form. */
export function formatMomentAct(act: MomentAct): string {
  if (act.kind === 'named') return `named:${act.contact}=${act.value}`;
  return 'value' in act ? `${act.kind}:${act.value}` : act.kind;
}

const WITH_VALUE = /^(?:(handed|took back|shown):|named:([^=]*)=)([^]*)$/;

/** Reads the `did` of a moment, or returns undefined for a text that only a newer app knows. */
export function parseMomentAct(did: string): MomentAct | undefined {
  if (did === 'rang' || did === 'timer back') return { kind: did };
  const minutes = TIMER_MINUTES.find((one) => did === `timer:${one}`);
  if (minutes) return { kind: 'timer', value: minutes };
  const [, kind, contact, value = ''] = WITH_VALUE.exec(did) ?? [];
  if (kind === 'handed' || kind === 'took back' || kind === 'shown') return { kind, value };
  return contact === undefined ? undefined : { kind: 'named', contact, value };
}
