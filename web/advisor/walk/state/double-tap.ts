/** A tired thumb taps twice: what comes under it within this time is not pressed by the second tap (WALK-27). */
export const DOUBLE_TAP_MS = 400;
