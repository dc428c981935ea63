export interface WalkStep {
  question: string;
  /** One is a confirmation's checkbox, two are radios. */
  answers: readonly string[];
  /** True if it has an image. */
  pictured: boolean;
}

const CONFIRMATIONS = new Set([4, 9]);
const PICTURED = 6;

/** Twelve steps of yes or no, confirmations on 4 and 9, an image on 6; the first answer goes on to the next. */
export const WALK_STEPS: readonly WalkStep[] = Array.from({ length: 12 }, (_, index) => {
  const number = index + 1;
  return {
    question: `Question ${number}: is everybody who lives on this corridor accounted for?`,
    answers: CONFIRMATIONS.has(number) ? ['They are accounted for'] : ['Yes', 'No'],
    pictured: number === PICTURED,
  };
});
