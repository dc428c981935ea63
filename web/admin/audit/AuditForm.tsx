import { AUDIT_KINDS, type AuditKind } from '#core/audit/audit.ts';
import type { AuditPage } from '#core/audit/audit-schema.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { DayInputs, FilterLine } from '../shared/filters/FilterLine.tsx';
import { areInOrder, useTyped } from '../shared/filters/filters.ts';
import { KIND_NAMES, auditMessages as words } from './messages.ts';
import classes from './Audit.module.css';
import type { AuditFilter } from './audit-filter.ts';

const EVERYTHING = 'all';

interface AuditFormProps {
  /** The current filter, with which the fields start. */
  shown: AuditFilter;
  people: AuditPage['people'];
  onShow: (filter: AuditFilter) => void;
}

/** The form that filters the rows by act, person and days (TRAIL-10). */
export const AuditForm = ({ shown, people, onShow }: AuditFormProps) => {
  const { typed, type } = useTyped(shown);
  const { kind, who, from, to } = typed;
  const kinds = AUDIT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
  const known = people.map(({ _id: value, name: label }) => ({ value, label }));
  // The address may name somebody whose account was deleted.
  const isKnown = who === '' || people.some(({ _id }) => _id === who);
  const others = isKnown ? known : [...known, { value: who, label: words.gone(who) }];
  return (
    <FilterLine
      className={classes.form}
      show={words.show}
      canShow={areInOrder(from, to)}
      onShow={() => onShow(typed)}
    >
      <div className={classes.choice}>
        <Dropdown<AuditKind | typeof EVERYTHING>
          label={words.kind}
          options={[{ value: EVERYTHING, label: words.everything }, ...kinds]}
          value={kind === '' ? EVERYTHING : kind}
          onChange={(value) => type({ kind: value === EVERYTHING ? '' : value })}
        />
      </div>
      <div className={classes.choice}>
        <Dropdown
          label={words.who}
          options={[{ value: EVERYTHING, label: words.everybody }, ...others]}
          value={who === '' ? EVERYTHING : who}
          onChange={(value) => type({ who: value === EVERYTHING ? '' : value })}
        />
      </div>
      <DayInputs
        start={{ label: words.from, value: from, onChange: (day) => type({ from: day }) }}
        end={{ label: words.to, value: to, onChange: (day) => type({ to: day }) }}
        outOfOrder={words.outOfOrder}
      />
    </FilterLine>
  );
};
