import { TRAIL_KINDS, type TrailKind } from '#core/trail/trail.ts';
import type { TrailPage } from '#core/trail/trail-schema.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { DayInputs, FilterLine } from '../shared/filters/FilterLine.tsx';
import { areInOrder, useTyped } from '../shared/filters/filters.ts';
import { KIND_NAMES, trailMessages as words } from './messages.ts';
import classes from './Trail.module.css';
import type { TrailFilter } from './trail-filter.ts';

const EVERYTHING = 'all';

interface TrailFormProps {
  /** The filter in force, with which the fields start. */
  shown: TrailFilter;
  people: TrailPage['people'];
  onShow: (filter: TrailFilter) => void;
}

/** Filters the rows by act, person and days (TRAIL-10). */
export const TrailForm = ({ shown, people, onShow }: TrailFormProps) => {
  const { typed, type } = useTyped(shown);
  const { kind, who, from, to } = typed;
  const kinds = TRAIL_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
  const known = people.map(({ _id: value, name: label }) => ({ value, label }));
  // The address may name somebody whose account is gone.
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
        <Dropdown<TrailKind | typeof EVERYTHING>
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
