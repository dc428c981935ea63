import { useState } from 'react';
import { REPORTS } from '#core/analytics/analytics.ts';
import { OUTCOMES } from '#core/record/attendance.ts';
import type { AnalyticsChoices } from '#core/analytics/analytics-charts.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { displayName } from '#core/base/display-name.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import type { RowFilter } from '../analytics-filter.ts';
import line from '../../shared/filters/FieldLine.module.css';
import { analyticsMessages as words } from '../messages.ts';
import classes from './FilterForm.module.css';
import disclosure from '../disclosure.module.css';

type Name = Exclude<keyof RowFilter, 'practice'>;

/** The value for no choice, which means all of them; no id, name or category has this value. */
const ALL = '*';

interface FilterFormProps {
  rowFilter: RowFilter;
  onChange: (rowFilter: RowFilter) => void;
  /** The choices; undefined until they are loaded, or if they did not load. */
  choices: AnalyticsChoices | undefined;
}

type Option = { value: string; label?: string };

const named = (value: string): Option => ({ value, label: displayName(value) });

/** Adds a value of the address that no list has, so that it stays visible. */
const withChosen = (options: readonly Option[], chosen: string | undefined): readonly Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen }, ...options];

/** The form that narrows the results; each choice takes effect right away (ANALYTICS-18). */
export const FilterForm = ({ rowFilter, onChange, choices }: FilterFormProps) => {
  // While the form is closed, its lists and labels are not on the page, so they repeat no word of the table (NAMES-4).
  const [isOpen, setIsOpen] = useState(Object.keys(rowFilter).length > 0);
  const options: Record<Name, readonly Option[]> = {
    issue: (choices?.issues ?? []).map(({ _id, title, isArchived }) => ({
      value: _id,
      label: isArchived ? words.archived(title) : title,
    })),
    category: ISSUE_CATEGORIES.map(named),
    outcome: OUTCOMES.map(named),
    advisor: (choices?.advisors ?? []).map((value) => ({ value })),
    report: REPORTS.map((value) => ({ value, label: words.due })),
    area: (choices?.areas ?? []).map((value) => ({ value })),
  };
  const choose = (name: Name, value: string) => {
    const { [name]: _, ...others } = rowFilter;
    onChange(value === ALL ? others : { ...others, [name]: value });
  };
  const { practice, ...chosen } = rowFilter;
  // A campus without areas shows no field for them (AREAS-10).
  const areas: readonly Name[] =
    options.area.length > 0 || chosen.area !== undefined ? ['area'] : [];
  const offered: readonly Name[] = ['issue', 'category', 'outcome', 'advisor', ...areas, 'report'];
  const count = Object.keys(rowFilter).length;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={disclosure.summary}>
        {count > 0 ? words.narrow + words.narrowedBy(count) : words.narrow}
      </summary>
      {isOpen && (
        <div className={`${line.line} ${classes.narrow}`} role="group" aria-label={words.narrow}>
          {offered.map((name) => (
            <div key={name} className={line.field}>
              <Dropdown
                label={words[name]}
                value={chosen[name] ?? ALL}
                options={[
                  { value: ALL, label: words.all[name] },
                  ...withChosen(options[name], chosen[name]),
                ]}
                onChange={(value) => choose(name, value)}
              />
            </div>
          ))}
          <div className={classes.practice}>
            <Checkbox
              label={words.withPractice}
              active={practice === 'with'}
              onChange={(active) => onChange(active ? { ...chosen, practice: 'with' } : chosen)}
            />
          </div>
          {count > 0 && (
            <span className={classes.clear}>
              <Button variant="quiet" onClick={() => onChange({})}>
                {words.clear}
              </Button>
            </span>
          )}
        </div>
      )}
    </details>
  );
};
