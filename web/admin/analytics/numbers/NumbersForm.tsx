import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import { formatDate } from '#core/base/format.ts';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { DayInputs, FilterLine } from '../../shared/filters/FilterLine.tsx';
import { areInOrder, daysIn, useTyped } from '../../shared/filters/filters.ts';
import classes from './TreeNumbersPage.module.css';
import { numbersMessages as words } from './messages.ts';

/** The filter of the walks shown; '' stands for all days or all revisions. */
export type NumbersFilter = {
  readonly startDate: string;
  readonly endDate: string;
  readonly revision: string;
};

/** Reads the address's query and ignores values that are not valid. */
export function parseNumbers(search: string): NumbersFilter {
  const query = new URLSearchParams(search);
  const [startDate, endDate] = daysIn(query, 'startDate', 'endDate');
  const revision = query.get('revision') ?? '';
  return { startDate, endDate, revision: /^[1-9]\d{0,8}$/.test(revision) ? revision : '' };
}

interface NumbersFormProps {
  /** The current filter, with which the fields start. */
  shown: NumbersFilter;
  numbers: Pick<TreeNumbers, 'revisions' | 'timeZone'>;
  onShow: (filter: NumbersFilter) => void;
}

const ALL = 'all';

/** The form for the days and the revision whose walks are counted; the days may stay empty (NUMBERS-1). */
export const NumbersForm = ({ shown, numbers, onShow }: NumbersFormProps) => {
  const { typed, type } = useTyped(shown);
  const { startDate, endDate, revision } = typed;
  const revisions = numbers.revisions.map(({ number, savedAt }) => ({
    value: String(number),
    label: words.revisionOf(number, formatDate(savedAt, numbers.timeZone)),
  }));
  return (
    <FilterLine
      className={classes.form}
      show={words.show}
      canShow={areInOrder(startDate, endDate)}
      onShow={() => onShow(typed)}
    >
      <DayInputs
        start={{
          label: words.startDate,
          value: startDate,
          onChange: (day) => type({ startDate: day }),
        }}
        end={{ label: words.endDate, value: endDate, onChange: (day) => type({ endDate: day }) }}
        outOfOrder={words.outOfOrder}
      />
      <div className={classes.revision}>
        <Dropdown
          label={words.revision}
          options={[{ value: ALL, label: words.allRevisions }, ...revisions]}
          value={revision === '' ? ALL : revision}
          onChange={(value) => type({ revision: value === ALL ? '' : value })}
        />
      </div>
    </FilterLine>
  );
};
