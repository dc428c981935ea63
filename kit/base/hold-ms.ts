/** So long, in ms, what came to stand under a finger is not pressed by it: the second of two taps is 450 ms behind at most. */
export const HOLD_MS = 450;
