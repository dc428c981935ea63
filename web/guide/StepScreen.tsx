import {
  Fragment,
  memo,
  Suspense,
  useCallback,
  type ComponentType,
  type ReactNode,
  type PointerEvent,
} from 'react';
import { FROM_RIGHT } from '#core/base/from-right.ts';
import { imageUrl } from '#core/base/image.ts';
import { answerTexts, type Step } from '#core/step/step.ts';
import { answerName } from '#core/base/display-name.ts';
import type { Answer, WalkEvent } from '#core/walk/walk.ts';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Image } from '#kit/layout/image/Image.tsx';
import { RadioGroup } from '#kit/controls/radio/RadioGroup.tsx';
import type { ContactTextProps, FirstActProps } from './GuideText.tsx';
import './low-screen.ts';
import { FullSize } from '../base/full-size.ts';
import { messages } from '../base/messages.ts';
import { stepMessages as words } from './step-messages.ts';
import { ProgressBar } from '#kit/layout/progress-bar/ProgressBar.tsx';
import classes from './StepScreen.module.css';

/** The components that draw texts, with the contacts that the advisors' or administrators' side knows. They stay the same for a whole walk. */
export type GuideTexts = {
  readonly ContactText: ComponentType<ContactTextProps>;
  readonly FirstAct: ComponentType<FirstActProps & { text: string }>;
};

/** Returns a text with call links for the contacts it names (CALL-5), or with numbers isolated among right-to-left letters (CONTACT-12); most texts have neither. */
const withContacts = (
  { ContactText }: GuideTexts,
  text: string,
  as?: ContactTextProps['as'],
): ReactNode =>
  text.includes('[[') || FROM_RIGHT.test(text) ? (
    <Suspense>
      <ContactText text={text} as={as} />
    </Suspense>
  ) : (
    as !== 'calls' && text
  );

const YES_NO = ['yes', 'no'] as const;

interface StepScreenProps {
  step: Step;
  /** The number of the step, counted from 1. */
  number: number;
  /** The number of this visit in the walk, because a walk may come to the same step twice. */
  visit: number;
  /** The text to show first (WALK-23). */
  firstAct: string | null | undefined;
  /** The languages of the step and of the text to show first, if they are not the page's. */
  lang?: string | undefined;
  firstLang?: string | undefined;
  /** A node above the step's number that says something about the step. */
  mark?: ReactNode;
  texts: GuideTexts;
  children: ReactNode;
  /** Hears that a new question is shown; the walk then gives it the focus. */
  onShown?: (question: HTMLElement | null) => void;
}

type QuestionProps = Omit<StepScreenProps, 'visit' | 'children'>;

/** A question; each new one is a new element, so that it gets the focus. */
const Question = memo((props: QuestionProps) => {
  const { step, number, firstAct, lang, firstLang, mark, texts, onShown = takeFocus } = props;
  return (
    <div className={classes.question}>
      {mark}
      <p className={classes.number}>{words.stepNumber(number)}</p>
      <h3 ref={onShown} className={classes.text} lang={lang} tabIndex={-1} data-autofocus>
        {withContacts(texts, step.question)}
      </h3>
      {step.image !== undefined && (
        <Image
          src={imageUrl(step.image)}
          alt={words.image}
          fullSize={FullSize}
          closeLabel={messages.close}
        />
      )}
      {firstAct && (
        <Suspense>
          <texts.FirstAct text={firstAct} lang={firstLang} isFolded={number > 1} />
        </Suspense>
      )}
    </div>
  );
});

/** A screen with one question: STEP n, the question, its image, and the answers within the thumb's reach. */
export const StepScreen = ({ visit, children, ...question }: StepScreenProps) => (
  <div className={classes.screen}>
    <Question key={visit} {...question} />
    <div
      className={classes.answers}
      onPointerDown={holdFocus}
      role="presentation"
      data-any-speed=""
    >
      {children}
    </div>
  </div>
);

export interface StepAnswersProps extends Pick<StepScreenProps, 'step' | 'lang' | 'texts'> {
  /** The words for Yes and No in the language of the step. */
  answers?: { readonly yes: string; readonly no: string } | undefined;
  answer: Answer | null;
  onEvent: (event: WalkEvent) => void;
}

export const StepAnswers = ({ step, lang, answers, answer, texts, onEvent }: StepAnswersProps) => {
  const choose = useCallback(
    (chosen: 'yes' | 'no') => onEvent({ type: 'answer', answer: chosen }),
    [onEvent],
  );
  if (step.answerType === 'Show a confirmation checkbox') {
    const { confirmationText } = step.confirmationAction;
    return (
      // The call links are new elements with each question, so that they ignore presses at first (KIT-31).
      <Fragment key={step._id}>
        <Checkbox
          size="thumb"
          label={withContacts(texts, confirmationText, 'words')}
          lang={lang}
          active={answer === 'confirmed'}
          onChange={(ticked) =>
            onEvent(ticked ? { type: 'answer', answer: 'confirmed' } : { type: 'untick' })
          }
        />
        {withContacts(texts, confirmationText, 'calls')}
      </Fragment>
    );
  }
  return (
    <RadioGroup<'yes' | 'no'>
      label={words.answer}
      hideLabel
      size="thumb"
      options={YES_NO.map((value) => {
        const said = answerTexts(step)[value];
        const own = step.customiseAnswerType ? said : answerName(said);
        return {
          value,
          label: withContacts(texts, answers?.[value] ?? own, 'words'),
          // Without `answers`, Yes and No are in the language of the page (LANG-8).
          lang: answers || step.customiseAnswerType ? lang : undefined,
        };
      })}
      value={answer === 'yes' || answer === 'no' ? answer : ''}
      onChange={choose}
    />
  );
};

/** Shows the progress of a walk, under its title (WALK-3). */
export const WalkProgress = memo(({ percent }: { percent: number }) => (
  <div className={classes.progress}>
    <ProgressBar label={words.progress} hideLabel value={percent} note={words.percent(percent)} />
  </div>
));

/** Gives the focus to the element that replaced the focused one, so that a screen reader reads the new one. */
export const takeFocus = (shown: HTMLElement | null): void => shown?.focus({ preventScroll: true });

/** Keeps the tap of a finger from moving the focus to the touched control: on a slow phone, that detour takes a tenth of the time of each question (WALK-28). */
export function holdFocus(event: PointerEvent): void {
  if (event.pointerType === 'touch') event.preventDefault();
}
