import { confirm, next, skipTo, type SeedAction } from '../base/seed-shape.ts';
import { SECURITY } from './contacts.ts';

// Several categories share these texts, so that all read the same.

const CREW_TAKES_OVER = 'The crew has taken over';
export const TAKEN_OVER = 'The crew or the police have taken over';

export const LET_CREW_IN = `A helper calls ${SECURITY} to let the crew in.`;

/**
 * The words for an advisor who stays with a person who breathes, or did so when they met (START-14). A neck that a fall
 * may have hurt must not be turned.
 */
export const NO_BREATH =
  'Not alert, no fall: on their side. No answer, no normal breathing: on their back, CPR, send for a defibrillator.';

/** The words for a person who is left without a crew (START-24). */
export const IF_WORSE = 'Say: “If you feel worse, call an ambulance, then me.”';

/** A promise that can be kept everywhere, although campuses differ in what must be passed on. */
export const NO_SECRET = '“I may have to pass this on, but only to people who must know.”';

/** The step that has the crew let in, for procedures in which this reads better on its own screen. */
export const CREW_IN = confirm(
  'crew-in',
  `${LET_CREW_IN} If you are alone, you call once the operator lets you go.`,
  'The crew will be let in',
  next(),
);

/** Has the advisor stay with a hurt or ill person if somebody may be violent, or if the place may not be safe. */
export function watch(then: SeedAction = skipTo('escalate')) {
  return confirm(
    'watch',
    `If safe, stay and watch whoever is hurt or ill. ${NO_BREATH}`,
    TAKEN_OVER,
    then,
  );
}

function cpr(others: string) {
  return confirm(
    'cpr',
    `Tell the operator. On their back, start CPR: push hard and fast in the middle of the chest. ${others}`,
    CREW_TAKES_OVER,
    skipTo('escalate'),
  );
}

/** The step for CPR. Once it is on the screen, nothing is asked or checked (START-14). It leads to `escalate`. */
export const CPR = cpr('Send for a defibrillator and use it. Do not stop to read.');

/** The step for CPR if nobody has been asked for help yet. */
export const CPR_WITH_HELP = cpr(`Others fetch a defibrillator, have ${SECURITY} let the crew in.`);
