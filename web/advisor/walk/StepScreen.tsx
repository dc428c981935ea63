import { memo, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { imageUrl } from '#core/image.ts';
import { answerTexts, type Step } from '#core/step.ts';
import type { Answer, WalkEvent } from '#core/walk.ts';
import { Checkbox } from '#kit/checkbox/Checkbox.tsx';
import { Image } from '#kit/image/Image.tsx';
import { RadioGroup } from '#kit/radio/RadioGroup.tsx';
import { messages } from '../../messages.ts';
import { onDemand } from '../../on-demand.ts';
import type { SavedWalk } from './saved-walk.ts';
import classes from './StepScreen.module.css';

const words = messages.walk;

// Contacts in texts, and what is to be done first, come with the calls, once the list has painted.
const ContactText = onDemand('ContactText', async () => await import('../calls/ContactText.tsx'));
const FirstAct = onDemand('FirstAct', async () => await import('../calls/FirstAct.tsx'));

/** What of a step is loaded on demand. */
export const LATER: readonly unknown[] = [ContactText, FirstAct];

/** A text with the contacts it names (CALL-5); most texts name none. */
const withContacts = (text: string, as?: 'words' | 'calls'): ReactNode =>
  text.includes('[[') ? (
    <Suspense>
      <ContactText text={text} as={as} />
    </Suspense>
  ) : (
    as !== 'calls' && text
  );

interface StepScreenProps {
  step: Step;
  /** From 1. */
  number: number;
  /** Which stop of the walk it is: a step may be visited twice. */
  visit: number;
  answer: Answer | null;
  firstAct: SavedWalk['firstAct'];
  onEvent: (event: WalkEvent) => void;
}

type QuestionProps = Pick<StepScreenProps, 'step' | 'number' | 'firstAct'>;

/** A new element for each question, which gets the focus. */
const Question = memo(({ step, number, firstAct }: QuestionProps) => {
  const question = useRef<HTMLHeadingElement>(null);
  // A screen reader reads the new question.
  useLayoutEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.question}>
      <p className={classes.number}>{words.stepNumber(number)}</p>
      <h3 ref={question} className={classes.text} tabIndex={-1} data-autofocus>
        {withContacts(step.question)}
      </h3>
      {step.image !== undefined && (
        <Image src={imageUrl(step.image)} alt={words.image} enlarge closeLabel={messages.close} />
      )}
      {firstAct && (
        <Suspense>
          <FirstAct text={firstAct} />
        </Suspense>
      )}
    </div>
  );
});

/** One question a screen: STEP n, the question, its image, and the answers within the thumb's reach. */
export const StepScreen = ({ step, number, visit, answer, firstAct, onEvent }: StepScreenProps) => {
  return (
    <div className={classes.screen}>
      <Question key={visit} step={step} number={number} firstAct={firstAct} />
      <div className={classes.answers}>
        {step.answerType === 'Show a confirmation checkbox' ? (
          <>
            <Checkbox
              size="thumb"
              label={withContacts(step.confirmationAction.confirmationText, 'words')}
              active={answer === 'confirmed'}
              onChange={(ticked) =>
                onEvent(ticked ? { type: 'answer', answer: 'confirmed' } : { type: 'untick' })
              }
            />
            {withContacts(step.confirmationAction.confirmationText, 'calls')}
          </>
        ) : (
          <RadioGroup<'yes' | 'no'>
            label={words.answer}
            hideLabel
            size="thumb"
            options={[
              { value: 'yes', label: answerTexts(step).yes },
              { value: 'no', label: answerTexts(step).no },
            ]}
            value={answer === 'yes' || answer === 'no' ? answer : ''}
            onChange={(chosen) => onEvent({ type: 'answer', answer: chosen })}
          />
        )}
      </div>
    </div>
  );
};
