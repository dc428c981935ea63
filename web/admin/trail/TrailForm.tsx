import { useState } from 'react';
import { TRAIL_KINDS, type TrailKind } from '#core/trail/trail.ts';
import type { TrailPage } from '#core/trail/trail-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import line from '../analytics/FieldLine.module.css';
import { KIND_NAMES, trailMessages as words } from './messages.ts';
import classes from './Trail.module.css';
import { areInOrder, type TrailFilter } from './trail-filter.ts';

const EVERYTHING = 'all';

interface TrailFormProps {
  /** What is shown, which the fields start with. */
  shown: TrailFilter;
  people: TrailPage['people'];
  onShow: (filter: TrailFilter) => void;
}

/** What, who and which days the rows are narrowed to (TRAIL-10). */
export const TrailForm = ({ shown, people, onShow }: TrailFormProps) => {
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  // Back shows others than those in the fields.
  if (JSON.stringify(last) !== JSON.stringify(shown)) {
    setLast(shown);
    setTyped(shown);
  }
  const { kind, who, from, to } = typed;
  const isInOrder = areInOrder(typed);
  const kinds = TRAIL_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
  const known = people.map(({ _id: value, name: label }) => ({ value, label }));
  // The address may name somebody whose account is gone.
  const isKnown = who === '' || people.some(({ _id }) => _id === who);
  const others = isKnown ? known : [...known, { value: who, label: words.gone(who) }];
  return (
    <form
      className={`${line.line} ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInOrder) onShow(typed);
      }}
    >
      <div className={classes.choice}>
        <Dropdown<TrailKind | typeof EVERYTHING>
          label={words.kind}
          options={[{ value: EVERYTHING, label: words.everything }, ...kinds]}
          value={kind === '' ? EVERYTHING : kind}
          onChange={(value) => setTyped({ ...typed, kind: value === EVERYTHING ? '' : value })}
        />
      </div>
      <div className={classes.choice}>
        <Dropdown
          label={words.who}
          options={[{ value: EVERYTHING, label: words.everybody }, ...others]}
          value={who === '' ? EVERYTHING : who}
          onChange={(value) => setTyped({ ...typed, who: value === EVERYTHING ? '' : value })}
        />
      </div>
      <div className={line.field}>
        <TextInput
          label={words.from}
          type="date"
          value={from}
          onChange={(day) => setTyped({ ...typed, from: day })}
        />
      </div>
      <div className={line.field}>
        <TextInput
          label={words.to}
          type="date"
          min={from}
          value={to}
          onChange={(day) => setTyped({ ...typed, to: day })}
          error={isInOrder ? undefined : words.outOfOrder}
        />
      </div>
      <Button variant="primary" type="submit" disabled={!isInOrder}>
        {words.show}
      </Button>
    </form>
  );
};
