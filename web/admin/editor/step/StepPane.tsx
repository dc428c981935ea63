import { useDeferredValue, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import { targetsFor, type StepField } from '#core/step/step-problems.ts';
import { problemsInStep } from '#core/step/draft-problems.ts';
import { displayName } from '#core/base/display-name.ts';
import { ANSWER_TYPES, type AnswerType } from '#core/base/step-kinds.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import {
  branchesOf,
  type ActionDraft,
  type Branch,
  type ConfirmationDraft,
  type SavedStep,
} from '#core/step/step.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { IconButton } from '#kit/controls/button/IconButton.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { ArrowDown } from '#kit/icon/drawings/actions/arrow-down.ts';
import { ArrowUp } from '#kit/icon/drawings/actions/arrow-up.ts';
import { BetweenHorizontalStart } from '#kit/icon/drawings/signs/between-horizontal-start.ts';
import { CopyPlus } from '#kit/icon/drawings/actions/copy-plus.ts';
import { Trash2 } from '#kit/icon/drawings/actions/trash-2.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { RadioGroup } from '#kit/controls/radio/RadioGroup.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { adminMessages } from '../../base/messages.ts';
import { sentenceOf } from '../../base/problem-words.ts';
import { ActionCard } from './ActionCard.tsx';
import type { TextControl } from '../../shared/contacts/ChipBox.tsx';
import { ContactField } from '../../shared/contacts/ContactField.tsx';
import { NEW_STEP } from '../../shared/draft/draft.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { stepMessages } from '../actions/messages.ts';
import { ImageField, type Upload } from './ImageField.tsx';
import pane from '../../shared/page-parts/pane.module.css';
import { MoreMenu } from '../../shared/page-parts/RowParts.tsx';
import classes from './StepPane.module.css';

const words = adminMessages.editor;

const TITLES: Record<Branch, string> = {
  yesAction: words.ifYes,
  noAction: words.ifNo,
  confirmationAction: words.onceConfirmed,
};

/** A place after the last character of any text. */
const MAX_CARET = 1_000_000;

interface StepPaneProps {
  entry: StepEntry;
  steps: readonly SavedStep[];
  /** All steps, with the numbers that the stepper shows. */
  entries: readonly StepEntry[];
  campus?: Campus | undefined;
  lang?: Language | undefined;
  onChange: (draft: StepDraft) => void;
  onImage: (image: string | undefined) => void;
  upload: Upload;
  takesFocus?: (key: string) => boolean;
  /** Removes the step; absent for the first step, which must stay (EDITOR-11). */
  onRemove?: () => void;
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  /** Adds a step after this one; absent for a step that is not saved yet. */
  onInsert?: (copied?: StepDraft) => void;
  addLocked?: string | undefined;
}

/** The fields of one step (STEP-1 to STEP-4). */
export const StepPane = (props: StepPaneProps) => {
  const { entry, steps, entries, campus, lang, onChange, addLocked } = props;
  const { onRemove, onMoveUp, onMoveDown, onInsert } = props;
  const { draft, number, saved, status } = entry;
  const title = useRef<HTMLHeadingElement>(null);
  const question = useRef<TextControl>(null);
  // The focus moves into a new step, because it must be written; into any other step only if the work continues there (EDITOR-42).
  const opened = useEffectEvent((): void => {
    if (!props.takesFocus?.(entry.key) && entry.key !== NEW_STEP) return;
    question.current?.focus();
    question.current?.setSelectionRange(MAX_CARET, MAX_CARET);
  });
  useEffect(() => opened(), []);
  // If a step is moved to either end, the pressed button is disabled, so the title gets the focus.
  const at = useRef(number);
  useEffect(() => {
    if (at.current !== number && document.activeElement === document.body) title.current?.focus();
    at.current = number;
  }, [number]);
  // The lowest part of a step is drawn later, so that a tap that opens the step does not wait for it.
  const areActionsDrawn = useDeferredValue(true, false);
  const isCustom = draft.customiseAnswerType === true;
  const problems = problemsInStep(draft, steps, saved?._id).filter(
    // A required field that is still empty is not an error yet, unless a removal emptied it.
    ({ code }) => code !== 'REQUIRED' || status === 'broken',
  );
  const errorAt = (field: StepField) => {
    const broken = problems.find((one) => one.field === field && one.code === 'BROKEN_REFERENCE');
    return broken && { error: sentenceOf(broken) };
  };
  const nextNumber = number < entries.length ? number + 1 : undefined;
  const { confirmationText = '' } = draft.confirmationAction ?? {};
  const write = (text: string): void => onChange({ ...draft, question: text });
  const changeBranch = (branch: Branch, action: ActionDraft | ConfirmationDraft): void =>
    onChange({ ...draft, [branch]: { ...draft[branch], ...action } });
  const confirm = (text: string): void =>
    changeBranch('confirmationAction', { confirmationText: text });
  const ownFields: { readonly [T in AnswerType]: ReactNode } = {
    'Yes or No': (
      <Checkbox
        label={words.customise}
        active={isCustom}
        onChange={(customiseAnswerType) => onChange({ ...draft, customiseAnswerType })}
      />
    ),
    'Show a confirmation checkbox': (
      <ContactField
        label={words.confirmationText}
        required
        name={words.contactTexts.confirmation}
        value={confirmationText}
        onChange={confirm}
        campus={campus}
        lang={lang}
        {...errorAt('confirmationAction.confirmationText')}
      />
    ),
  };
  return (
    <>
      <div className={pane.head}>
        <h2 ref={title} className={pane.title} tabIndex={-1}>
          {words.step(number)}
        </h2>
        {onMoveUp && <IconButton icon={ArrowUp} label={words.moveUp} onClick={onMoveUp} />}
        {onMoveDown && <IconButton icon={ArrowDown} label={words.moveDown} onClick={onMoveDown} />}
        {onInsert && (
          <MoreMenu
            label={stepMessages.more(number)}
            entries={[
              {
                label: stepMessages.duplicate,
                icon: <Icon icon={CopyPlus} />,
                act: () => onInsert(draft),
              },
              {
                label: stepMessages.insert,
                icon: <Icon icon={BetweenHorizontalStart} />,
                act: () => onInsert(),
              },
            ]}
            disabled={addLocked !== undefined}
            title={addLocked}
            onSelect={({ act }) => act()}
          />
        )}
        {onRemove && (
          <Button variant="quiet-danger" icon={Trash2} onClick={onRemove}>
            {words.removeStep}
          </Button>
        )}
      </div>
      <div className={classes.question}>
        <ContactField
          ref={question}
          label={words.question}
          required
          rows={4}
          name={words.contactTexts.question}
          value={draft.question ?? ''}
          onChange={write}
          campus={campus}
          lang={lang}
          {...errorAt('question')}
        />
        <ImageField
          key={entry.key}
          image={draft.image}
          onChange={props.onImage}
          upload={props.upload}
        />
      </div>
      <div className={classes.answerType}>
        <RadioGroup
          label={words.answerType}
          required
          options={ANSWER_TYPES.map((value) => ({ value, label: displayName(value) }))}
          value={draft.answerType ?? ''}
          onChange={(answerType) => onChange({ ...draft, answerType })}
        />
      </div>
      {draft.answerType && ownFields[draft.answerType]}
      <div className={classes.actions}>
        {(areActionsDrawn ? branchesOf(draft) : []).map((branch) => (
          <ActionCard
            key={branch}
            title={TITLES[branch]}
            branch={branch}
            action={draft[branch]}
            onChange={(action) => changeBranch(branch, action)}
            targets={targetsFor(saved?._id, steps)}
            entries={entries}
            campus={campus}
            nextNumber={nextNumber}
            problems={problems}
          >
            {isCustom && branch !== 'confirmationAction' && (
              <TextInput
                label={words.customText}
                required
                lang={lang}
                dir="auto"
                value={draft[branch]?.customText ?? ''}
                onChange={(customText) => changeBranch(branch, { customText })}
                {...errorAt(`${branch}.customText`)}
              />
            )}
          </ActionCard>
        ))}
      </div>
    </>
  );
};
