import type { ReactNode } from 'react';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Rating } from '#kit/controls/rating/Rating.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { guideMessages } from './messages.ts';
import { PrivateHint } from './PrivateHint.tsx';
import { takeFocus } from './StepScreen.tsx';
import type { Outcome } from '#core/record/attendance.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { Siren } from '#kit/icon/drawings/signs/siren.ts';
import classes from './FinalScreen.module.css';

const words = guideMessages.finalScreen;

type Entered = { rating: number; description: string };

interface FeedbackFieldsProps extends Entered {
  onChange: (entered: Entered) => void;
}

export const FeedbackFields = ({ rating, description, onChange }: FeedbackFieldsProps) => (
  <>
    <div>
      <h3 className={classes.question}>{words.ratingQuestion}</h3>
      <div className={classes.rating}>
        <Rating rating={rating} onChange={(stars) => onChange({ rating: stars, description })} />
        {rating > 0 && <span aria-hidden="true">{rating}</span>}
      </div>
    </div>
    <div className={classes.feedback}>
      <TextArea
        label={words.feedback}
        hint={guideMessages.noNames}
        size="thumb"
        rows={5}
        value={description}
        onChange={(text) => onChange({ rating, description: text })}
      />
      <PrivateHint text={description} />
    </div>
  </>
);

interface FinalScreenProps extends FeedbackFieldsProps {
  /** A node below the reminder, with help for it. */
  children?: ReactNode;
  /** Hears that the reminder is shown; the walk then gives it the focus that the question had. */
  onShown?: (reminder: HTMLElement | null) => void;
}

/** The last screen of a walk: the reminder, a rating and a text area for feedback; the outcomes are at the foot of the panel (WALK-12). */
export const FinalScreen = (props: FinalScreenProps) => {
  const { onShown = takeFocus, children, ...fields } = props;
  return (
    <div className={classes.screen}>
      <p ref={onShown} className={classes.reminder} tabIndex={-1} data-autofocus>
        <Icon icon={ClipboardList} size={22} />
        {words.reminder}
      </p>
      {children}
      <FeedbackFields {...fields} />
    </div>
  );
};

interface OutcomeButtonsProps {
  busy: Outcome | undefined;
  /** The outcome of the record that is already on the phone; pressing either outcome again corrects it. */
  recorded: Outcome | undefined;
  onFinish: (outcome: Outcome) => void;
}

const OUTCOMES = [
  { outcome: 'Resolved', variant: 'positive', icon: CircleCheck, label: guideMessages.resolved },
  { outcome: 'Escalated', variant: 'danger', icon: Siren, label: guideMessages.escalated },
] as const;

/** The two outcomes (WALK-12), equally tinted: neither is the better one. */
export const OutcomeButtons = ({ busy, recorded, onFinish }: OutcomeButtonsProps) =>
  OUTCOMES.map(({ outcome, variant, icon, label }) => (
    <Button
      key={outcome}
      variant={variant}
      size="thumb"
      wide
      icon={icon}
      busy={busy === outcome}
      disabled={busy !== undefined && busy !== outcome}
      selected={recorded === undefined ? undefined : recorded === outcome}
      onClick={() => onFinish(outcome)}
    >
      {label}
    </Button>
  ));
