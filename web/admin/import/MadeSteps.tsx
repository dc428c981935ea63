import type { Campus } from '#core/campus/campus-schema.ts';
import { contactRef, plainText, splitContacts } from '#core/campus/contact-refs.ts';
import type { GuessedStep } from '#core/import/guessed-steps.ts';
import { branchesOf, type ActionDraft, type SavedStep } from '#core/step/step.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import classes from './Import.module.css';
import { importMessages, MARKS } from './messages.ts';
import type { Review } from './use-review.ts';

const words = importMessages;

/** By id, the number of a step. */
export type Numbers = ReadonlyMap<string, number>;

function whereTo(action: ActionDraft | undefined, numbers: Numbers): string {
  if (action?.actionType === 'Issue resolution') return words.toEnd;
  const number = action?.goToStep && numbers.get(action.goToStep);
  return number ? words.toStep(number) : words.toNext;
}

/** A step's answers, each with where it leads. */
function answersOf(step: SavedStep, numbers: Numbers): readonly string[] {
  const texts = {
    yesAction: step.yesAction?.customText ?? 'Yes',
    noAction: step.noAction?.customText ?? 'No',
    confirmationAction: step.confirmationAction?.confirmationText ?? '',
  };
  return branchesOf(step).map((branch) => words.to(texts[branch], whereTo(step[branch], numbers)));
}

interface WordsProps {
  text: string;
  campus: Campus;
}

/** A text of a step, its contacts by name. */
const Words = ({ text, campus }: WordsProps) =>
  splitContacts(text).map((piece, index) =>
    'text' in piece ? (
      piece.text
    ) : (
      // Pieces have no other name than their place.
      <mark key={`${index} ${piece.contact}`} data-use="contact">
        {plainText(contactRef(piece.contact), campus)}
      </mark>
    ),
  );

const GUESSES = new Set(['ANSWERS', 'SKIP', 'CONTACT']);

interface MadeStepsProps {
  steps: readonly GuessedStep[];
  numbers: Numbers;
  campus: Campus;
  review: Review;
}

/** The steps that were made of a paragraph and its parts, with what was guessed of them. */
export const MadeSteps = ({ steps, numbers, campus, review }: MadeStepsProps) => {
  const block = steps[0]?.block ?? 0;
  const isGuessed = steps.some(({ marks }) => marks.some((mark) => GUESSES.has(mark)));
  const isWords = review.uses[block] === 'words' && review.isCorrected(block);
  return (
    <div className={classes.made}>
      {steps.map(({ step, marks }) => (
        <div key={step._id} className={classes.step}>
          <b>{words.step(numbers.get(step._id) ?? 0)}</b>
          <p className={classes.text}>
            <Words text={step.question ?? ''} campus={campus} />
          </p>
          <ul className={classes.answers}>
            {answersOf(step, numbers).map((answer) => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
          {marks.length > 0 && (
            <ul className={classes.marks}>
              {marks.map((mark) => (
                <li key={mark}>{MARKS[mark]}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {(isGuessed || isWords) && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => review.correct(block, isWords ? undefined : 'words')}
        >
          {isWords ? words.guessAgain : words.keepWords}
        </Button>
      )}
    </div>
  );
};
