/** The name of a step, such as 'Step 3' for the third one, on screens and on the wire (STEP-11). */
export type StepNumber = `Step ${number}`;

/** Returns the name of the step at place `number`, which counts from 1. */
export function formatStepNumber(number: number): StepNumber {
  return `Step ${number}`;
}

/** Returns the number in 'Step 3', read from the second word (STEP-11), or undefined for any other text. */
export function parseStepNumber(text: string): number | undefined {
  const digits = /^Step ([1-9]\d{0,3})$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
