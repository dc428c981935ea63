import { LIMITS } from '#core/base/limits.ts';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { MoreMenu } from '../../shared/page-parts/RowParts.tsx';
import { shownIn, waitOf, type LadderDraft, type StepDraft } from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import classes from './ladder.module.css';
import { RecipientChips, type Added } from './RecipientChips.tsx';

interface StepRowProps {
  drafts: readonly LadderDraft[];
  /** The step's place, counted from 0, and below it the number of steps. */
  place: number;
  count: number;
  step: StepDraft;
  targets: readonly NotificationTarget[];
  kinds: readonly NotificationKind[];
  isSent: boolean;
  called: (target: NotificationTarget) => string;
  onWait: (wait: string) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onAdd: (added: Added) => void;
  onTakeOut: (target: NotificationTarget) => void;
}

/** A step: the minutes before it, the people it tells, and the buttons that move or remove it. */
export const StepRow = (props: StepRowProps) => {
  const { drafts, place, count, step, targets, isSent, called } = props;
  const shown = shownIn(drafts, { step, isFirst: place === 0 }, targets);
  const others = targets.filter((target) => target.escalations && !shown.includes(target));
  const number = place + 1;
  const entries = [
    { label: words.up, disabled: place === 0, act: () => props.onMove(-1) },
    { label: words.down, disabled: place === count - 1, act: () => props.onMove(1) },
    { label: words.remove, disabled: count === 1, act: props.onRemove },
  ];
  return (
    <li className={classes.step} data-id={step.key}>
      <span className={classes.node} aria-hidden>
        {number}
      </span>
      <div className={classes.sheet}>
        <div className={classes.when}>
          {place === 0 ? (
            words.rightAway
          ) : (
            <>
              <TextInput
                label={words.waitOf(number)}
                hideLabel
                inputMode="numeric"
                autoComplete="off"
                value={step.wait}
                onChange={props.onWait}
                error={isSent && waitOf(step) === undefined ? words.wrongWait : undefined}
              />
              <span>{words.later}</span>
            </>
          )}
        </div>
        <RecipientChips
          number={number}
          shown={shown}
          others={others}
          kinds={props.kinds}
          isFull={step.targets.length >= LIMITS.stepTargets}
          called={called}
          onAdd={props.onAdd}
          onTakeOut={props.onTakeOut}
        />
        <MoreMenu label={words.more(number)} entries={entries} onSelect={({ act }) => act()} />
      </div>
    </li>
  );
};
