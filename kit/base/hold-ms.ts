/** The time in ms for which a control that appears under a finger ignores presses: the second of two taps comes 450 ms later at most. */
export const HOLD_MS = 450;
