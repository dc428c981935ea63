/** The time in ms for which a control that appears under a finger ignores presses: the second of two taps comes at most 450 ms after the first. */
export const HOLD_MS = 450;
