import { useState } from 'react';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { isDay } from '#core/base/day.ts';
import { formatUpdated } from '#core/base/format.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import line from '../analytics/FieldLine.module.css';
import classes from './TreeNumbersPage.module.css';
import { numbersMessages as words } from './messages.ts';

/** Which walks are shown; '' where all days or all revisions are meant. */
export type NumbersFilter = {
  readonly startDate: string;
  readonly endDate: string;
  readonly revision: string;
};

/** Reads the address's query; nonsense in it is left aside. */
export function parseNumbers(search: string): NumbersFilter {
  const query = new URLSearchParams(search);
  const day = (name: string): string => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const [startDate, endDate] = [day('startDate'), day('endDate')];
  const revision = query.get('revision') ?? '';
  return {
    startDate,
    endDate: areInOrder(startDate, endDate) ? endDate : '',
    revision: /^[1-9]\d{0,8}$/.test(revision) ? revision : '',
  };
}

/** Whether the days are in order, as far as they are set. */
function areInOrder(startDate: string, endDate: string): boolean {
  return startDate === '' || endDate === '' || startDate <= endDate;
}

export function queryOf(filter: NumbersFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
}

interface NumbersFormProps {
  /** What is shown, which the fields start with. */
  shown: NumbersFilter;
  numbers: Pick<TreeNumbers, 'revisions' | 'timeZone'>;
  onShow: (filter: NumbersFilter) => void;
}

const ALL = 'all';

/** The days and the revision whose walks are counted; the days may be left empty (NUMBERS-1). */
export const NumbersForm = ({ shown, numbers, onShow }: NumbersFormProps) => {
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  // Back shows other days than those in the fields.
  if (JSON.stringify(last) !== JSON.stringify(shown)) {
    setLast(shown);
    setTyped(shown);
  }
  const { startDate, endDate, revision } = typed;
  const isInOrder = areInOrder(startDate, endDate);
  const revisions = numbers.revisions.map(({ number, savedAt }) => ({
    value: String(number),
    label: words.revisionOf(number, formatUpdated(savedAt, numbers.timeZone)),
  }));
  return (
    <form
      className={`${line.line} ${classes.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isInOrder) onShow(typed);
      }}
    >
      <div className={line.field}>
        <TextInput
          label={words.startDate}
          type="date"
          value={startDate}
          onChange={(day) => setTyped({ ...typed, startDate: day })}
        />
      </div>
      <div className={line.field}>
        <TextInput
          label={words.endDate}
          type="date"
          min={startDate}
          value={endDate}
          onChange={(day) => setTyped({ ...typed, endDate: day })}
          error={isInOrder ? undefined : words.outOfOrder}
        />
      </div>
      <div className={classes.revision}>
        <Dropdown
          label={words.revision}
          options={[{ value: ALL, label: words.allRevisions }, ...revisions]}
          value={revision === '' ? ALL : revision}
          onChange={(value) => setTyped({ ...typed, revision: value === ALL ? '' : value })}
        />
      </div>
      <Button variant="primary" type="submit" disabled={!isInOrder}>
        {words.show}
      </Button>
    </form>
  );
};
