import { useId, useState, type ReactNode } from 'react';
import { LIMITS } from '#core/base/limits.ts';
import { pauseOf } from '#core/notifications/ladder.ts';
import type { NotificationTarget } from '#core/notifications/notification-schema.ts';
import type { NotificationKind } from '#core/notifications/notifications.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { Plus } from '#kit/icon/drawings/actions/plus.ts';
import { RefreshCw } from '#kit/icon/drawings/actions/refresh-cw.ts';
import { newKey } from '../../../base/device.ts';
import { showUndoToast } from '../../base/undo-toast.ts';
import { MoreMenu } from '../../shared/page-parts/RowParts.tsx';
import {
  isForAll,
  laddersIn,
  shownIn,
  withMoved,
  withStep,
  withTargets,
  type LadderDraft,
  type StepDraft,
} from './ladder-draft.ts';
import { ladderMessages as words } from './ladder-messages.ts';
import { LadderTestDialog } from './LadderDialogs.tsx';
import classes from './ladder.module.css';
import type { Added } from './RecipientChips.tsx';
import { StepRow } from './StepRow.tsx';
import type { LadderForm } from './use-ladders.ts';

const TIMES = words.times.map((label, at) => ({ value: `${at + 1}`, label }));

interface LadderPartProps {
  form: LadderForm;
  ladder: LadderDraft;
  /** The areas and categories that it is for, in words; '' for all. */
  places: string;
  targets: readonly NotificationTarget[];
  kinds: readonly NotificationKind[];
  called: (target: NotificationTarget) => string;
  onNew: (added: Exclude<Added, { id: string }>, step: string) => void;
  /** Asks if a recipient should be removed from the campus, because a recipient in no step would be in the first step again. */
  onRemove: (target: NotificationTarget) => void;
  onPlaces: () => void;
  /** A node next to 'Add a step'. */
  children?: ReactNode;
}

/** The steps in which people are told until somebody takes the escalation, either for all areas and categories or for some (LADDER-21). */
export const LadderPart = (props: LadderPartProps) => {
  const { form, ladder, places, targets, called } = props;
  const { key, steps, rounds } = ladder;
  const titleId = useId();
  const [isTesting, setTesting] = useState(false);
  const [tested, setTested] = useState<readonly number[]>();
  const change = (act: (steps: readonly StepDraft[]) => readonly StepDraft[]): void =>
    form.changeSteps(key, act);

  const remove = (step: StepDraft, place: number): void => {
    document.getElementById(titleId)?.focus({ preventScroll: true });
    change((all) => all.filter((one) => one.key !== step.key));
    showUndoToast(words.stepRemoved, () => change((all) => all.toSpliced(place, 0, step)));
  };
  const add = (step: StepDraft, added: Added): void => {
    if ('id' in added) change((all) => withTargets(all, step.key, (ids) => [...ids, added.id]));
    else props.onNew(added, step.key);
  };
  const takeOut = (step: StepDraft, target: NotificationTarget): void => {
    const take = (all: readonly StepDraft[]) =>
      withTargets(all, step.key, (ids) => ids.filter((id) => id !== target._id));
    const drafts = form.drafts.map((one) =>
      one.key === key ? { ...one, steps: take(one.steps) } : one,
    );
    const isHere = (at: number): boolean => {
      const after = drafts.find((one) => one.key === key)?.steps[at];
      if (!after) return false;
      return shownIn(drafts, { step: after, isFirst: at === 0 }, targets).includes(target);
    };
    const place = steps.indexOf(step);
    if (isHere(place)) {
      props.onRemove(target);
      return;
    }
    change(take);
    if (
      isHere(0) &&
      !shownIn(form.drafts, { step: steps[0] ?? step, isFirst: true }, targets).includes(target)
    )
      showUndoToast(words.movedToFirst(called(target)), () =>
        change((all) => withTargets(all, step.key, (ids) => [...ids, target._id])),
      );
  };

  // If there is only one step for all, which is the default, nothing follows it.
  const isPlain = laddersIn([ladder]).length === 0;
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} tabIndex={-1}>
          {places === '' ? words.until : places}
        </h2>
        <Button
          aria-label={places === '' ? words.test : words.testOf(places)}
          onClick={() => setTesting(true)}
        >
          {words.test}
        </Button>
        {!isForAll(ladder) && (
          <MoreMenu
            label={words.moreOf(places)}
            entries={[
              { label: words.change, act: props.onPlaces },
              {
                label: words.removeAll,
                act: () => {
                  const before = form.drafts;
                  form.change(before.filter((one) => one.key !== key));
                  showUndoToast(words.removedAll, () => form.change(before));
                },
              },
            ]}
            onSelect={({ act }) => act()}
          />
        )}
      </div>
      <div role="status">{tested && <p className={classes.tested}>{words.tested(tested)}</p>}</div>
      <ol>
        {steps.map((step, place) => (
          <StepRow
            key={step.key}
            drafts={form.drafts}
            place={place}
            count={steps.length}
            step={step}
            targets={targets}
            kinds={props.kinds}
            isSent={form.isSent}
            called={called}
            onWait={(wait) =>
              change((all) => all.map((one) => (one.key === step.key ? { ...one, wait } : one)))
            }
            onMove={(by) => change((all) => withMoved(all, place, by))}
            onRemove={() => remove(step, place)}
            onAdd={(added) => add(step, added)}
            onTakeOut={(target) => takeOut(step, target)}
          />
        ))}
        <li className={classes.end}>
          <span className={classes.node} aria-hidden>
            <Icon icon={RefreshCw} size={14} />
          </span>
          <div>
            <span>{words.all}</span>
            <Dropdown
              label={words.rounds}
              hideLabel
              options={TIMES}
              value={`${rounds}`}
              onChange={(times) =>
                form.change(
                  form.drafts.map((one) =>
                    one.key === key ? { ...one, rounds: Number(times) } : one,
                  ),
                )
              }
            />
            {rounds > 1 && (
              <span>{words.between(pauseOf(laddersIn([ladder])[0] ?? { steps: [] }))}</span>
            )}
            {!isPlain && <span>{words.unanswered(steps.length)}</span>}
          </div>
        </li>
      </ol>
      <div className={classes.foot}>
        <Button
          variant="dashed"
          icon={Plus}
          disabled={steps.length >= LIMITS.ladderSteps}
          onClick={() => change((all) => withStep(all, newKey()))}
        >
          {words.addStep}
        </Button>
        {steps.length >= LIMITS.ladderSteps && <p>{words.full}</p>}
        {props.children}
      </div>
      {isTesting && (
        <LadderTestDialog
          ladder={ladder}
          isUnsaved={form.changes > 0}
          onTested={setTested}
          onClose={() => setTesting(false)}
        />
      )}
    </section>
  );
};
