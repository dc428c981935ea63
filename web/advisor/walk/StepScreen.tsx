import { memo, useLayoutEffect, useRef } from 'react';
import { imageUrl } from '#core/image.ts';
import { answerTexts, type Step } from '#core/step.ts';
import type { Answer, WalkEvent } from '#core/walk.ts';
import { Checkbox } from '#kit/checkbox/Checkbox.tsx';
import { Image } from '#kit/image/Image.tsx';
import { RadioGroup } from '#kit/radio/RadioGroup.tsx';
import { messages } from '../../messages.ts';
import classes from './StepScreen.module.css';

const words = messages.walk;

interface StepScreenProps {
  step: Step;
  /** From 1. */
  number: number;
  /** Which stop of the walk it is: a step may be visited twice. */
  visit: number;
  answer: Answer | null;
  onEvent: (event: WalkEvent) => void;
}

type QuestionProps = Pick<StepScreenProps, 'step' | 'number'>;

/** A new element for each question, which gets the focus. */
const Question = memo(({ step, number }: QuestionProps) => {
  const question = useRef<HTMLHeadingElement>(null);
  // A screen reader reads the new question.
  useLayoutEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.question}>
      <p className={classes.number}>{words.stepNumber(number)}</p>
      <h3 ref={question} className={classes.text} tabIndex={-1} data-autofocus>
        {step.question}
      </h3>
      {step.image !== undefined && (
        <Image src={imageUrl(step.image)} alt={words.image} enlarge closeLabel={messages.close} />
      )}
    </div>
  );
});
/** One question a screen: STEP n, the question, its image, and the answers within the thumb's reach. */
export const StepScreen = ({ step, number, visit, answer, onEvent }: StepScreenProps) => {
  return (
    <div className={classes.screen}>
      <Question key={visit} step={step} number={number} />
      <div className={classes.answers}>
        {step.answerType === 'Show a confirmation checkbox' ? (
          <Checkbox
            size="thumb"
            label={step.confirmationAction.confirmationText}
            active={answer === 'confirmed'}
            onChange={(ticked) =>
              onEvent(ticked ? { type: 'answer', answer: 'confirmed' } : { type: 'untick' })
            }
          />
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
