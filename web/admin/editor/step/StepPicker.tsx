import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Campus } from '#core/campus/setting.ts';
import { madePlain } from '#core/search/issue-search.ts';
import type { SavedStep } from '#core/step/step.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { adminMessages } from '../../base/messages.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { inWords } from '../../base/in-words.ts';
import classes from './StepPicker.module.css';

type Searched = { readonly number: number; readonly title: string };

/** Returns the first step that a typed text means: by its number, with or without 'Step', otherwise by words of its question, of which the last may be incomplete. */
export function typedStep<S extends Searched>(steps: readonly S[], typed: string): S | undefined {
  const text = madePlain(typed).trim().replaceAll(/\s+/g, ' ');
  const [, digits] = /^(?:step ?)?(\d+)$/.exec(text) ?? [];
  if (digits !== undefined) {
    const begun = steps.find(({ number }) => String(number).startsWith(digits));
    return steps.find(({ number }) => number === Number(digits)) ?? begun;
  }
  if (text === '' || 'step '.startsWith(text)) return undefined;
  const isIn = (title: string): boolean =>
    ` ${madePlain(title).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${text}`);
  return steps.find(({ title }) => isIn(title));
}

/** The time in ms after a key from which the next key begins another search, as in the browser's own lists. */
const PAUSE = 1000;

interface StepPickerProps {
  targets: readonly SavedStep[];
  entries: readonly StepEntry[];
  campus: Campus | undefined;
  value: SavedStep['_id'] | '';
  onChange: (step: SavedStep['_id']) => void;
  required: boolean;
  disabled: boolean;
  placeholder: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Returns the question of a step in one line, with contacts by name and number (CAMPUS-4); '' if there is none. */
export function questionOf(
  entry: Pick<StepEntry, 'draft'> | undefined,
  campus: Campus | undefined,
): string {
  const question = entry?.draft.question?.trim().replaceAll(/\s+/g, ' ') ?? '';
  return inWords(question, campus);
}

/** The field 'Step number': its entries show number and question, typing searches both, and the question of the chosen step is below (EDITOR-45). */
export const StepPicker = ({ targets, entries, campus, onChange, ...field }: StepPickerProps) => {
  const typed = useRef({ text: '', at: -Infinity });
  const among = new Set(targets.map(({ _id }) => _id));
  const options = entries.flatMap(({ number, saved, draft }) => {
    if (!saved || !among.has(saved._id)) return [];
    const title = questionOf({ draft }, campus);
    return [{ value: saved._id, label: adminMessages.editor.step(number), number, title }];
  });
  const search = (event: KeyboardEvent): void => {
    const { key, target, timeStamp } = event;
    const before = timeStamp - typed.current.at < PAUSE ? typed.current.text : '';
    const isLetter = key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
    // A blank that begins a search opens the list instead.
    if (!isLetter || (key === ' ' && before === '')) return;
    event.preventDefault();
    typed.current = { text: before + key, at: timeStamp };
    const found = typedStep(options, typed.current.text);
    if (!found) return;
    // In the open list, the found entry gets the focus, and Enter chooses it.
    if (target instanceof HTMLOptionElement) {
      const list = target.closest('select')?.options ?? [];
      [...list].find(({ value }) => value === found.value)?.focus();
    } else onChange(found.value);
  };
  return (
    <div
      role="presentation"
      className={classes.picker}
      onKeyDownCapture={search}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        typed.current = { text: '', at: -Infinity };
      }}
    >
      <Dropdown
        label={adminMessages.editor.stepNumber}
        options={options}
        onChange={onChange}
        {...field}
      />
    </div>
  );
};
