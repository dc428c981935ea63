import type { ReactNode } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import type { StepField, StepProblem } from '#core/step/step-problems.ts';
import { displayName } from '#core/base/display-name.ts';
import { ACTION_TYPES } from '#core/base/step-kinds.ts';
import { isSkip, type ActionDraft, type Branch, type SavedStep } from '#core/step/step.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { adminMessages } from '../../base/messages.ts';
import { sentenceOf } from '../../base/problem-words.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { questionOf, StepPicker } from './StepPicker.tsx';
import classes from './ActionCard.module.css';

const words = adminMessages.editor;
const actionTypes = ACTION_TYPES.map((value) => ({ value, label: displayName(value) }));

interface ActionCardProps {
  title: string;
  branch: Branch;
  action: Pick<ActionDraft, 'actionType' | 'goToStep'> | undefined;
  onChange: (action: Pick<ActionDraft, 'actionType' | 'goToStep'>) => void;
  /** The steps to which a skip may lead; they have the same numbers as in `entries`. */
  targets: readonly SavedStep[];
  entries: readonly StepEntry[];
  campus: Campus | undefined;
  /** The number of the step after this one, to which 'Go to next step' leads; undefined for the last step. */
  nextNumber: number | undefined;
  problems: readonly StepProblem[];
  children?: ReactNode;
}

/** Returns the target of an answer that is not a skip, which the disabled picker shows. */
function whereTo(action: ActionCardProps['action'], nextNumber: number | undefined): string {
  if (!action?.actionType || isSkip(action)) return words.choose;
  const toNext = action.actionType === 'Go to next step' && nextNumber !== undefined;
  return toNext ? words.step(nextNumber) : words.finalScreen;
}

/** The card that edits what follows an answer (STEP-4, STEP-6). */
export const ActionCard = (props: ActionCardProps) => {
  const { branch, action, onChange, targets, entries, campus, nextNumber } = props;
  const skips = isSkip(action);
  const hasNoTargets = skips && targets.length === 0;
  const field: StepField = `${branch}.goToStep`;
  const problem = props.problems.find(
    (one) => one.field === field && one.code !== 'NO_OTHER_STEPS',
  );
  // A disabled picker needs none of its many entries.
  const options = skips ? targets : [];
  const chosen = options.find(({ _id }) => _id === action?.goToStep)?._id ?? '';
  const next = action?.actionType === 'Go to next step' ? nextNumber : undefined;
  const leadsTo = entries.find(({ key, number }) => (skips ? key === chosen : number === next));
  const hint = hasNoTargets ? words.noOtherSteps : questionOf(leadsTo, campus);
  return (
    <fieldset className={classes.card}>
      <legend className={classes.title}>{props.title}</legend>
      {props.children}
      <Dropdown
        label={words.actionType}
        required
        options={actionTypes}
        placeholder={words.choose}
        value={action?.actionType ?? ''}
        onChange={(actionType) => onChange({ ...action, actionType })}
      />
      <StepPicker
        required={skips}
        disabled={!skips || hasNoTargets}
        targets={options}
        entries={entries}
        campus={campus}
        placeholder={whereTo(action, nextNumber)}
        value={chosen}
        onChange={(goToStep) => onChange({ ...action, goToStep })}
        // STEP-7
        {...(hint && { hint: isolated(hint) })}
        {...(problem && { error: sentenceOf(problem) })}
      />
    </fieldset>
  );
};
