import type { ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import line from './FieldLine.module.css';
import { areInOrder } from './filters.ts';

interface DayProps {
  label: string;
  /** The day as YYYY-MM-DD, or ''. */
  value: string;
  onChange: (day: string) => void;
}

type DayInputsProps = { start: DayProps; end: DayProps; outOfOrder: string };

export const DayInputs = ({ start, end, outOfOrder }: DayInputsProps) => (
  <>
    <div className={line.field}>
      <TextInput type="date" {...start} />
    </div>
    <div className={line.field}>
      <TextInput
        type="date"
        {...end}
        // The end must not be before the start (ANALYTICS-2).
        min={start.value}
        error={areInOrder(start.value, end.value) ? undefined : outOfOrder}
      />
    </div>
  </>
);

interface FilterLineProps {
  className: string | undefined;
  /** The fields of the filter, and any content after its button. */
  children: ReactNode;
  after?: ReactNode;
  show: string;
  onShow: () => void;
  canShow: boolean;
}

export const FilterLine = (props: FilterLineProps) => (
  <form
    className={`${line.line} ${props.className}`}
    onSubmit={(event) => {
      event.preventDefault();
      if (props.canShow) props.onShow();
    }}
  >
    {props.children}
    <Button variant="primary" type="submit" disabled={!props.canShow}>
      {props.show}
    </Button>
    {props.after}
  </form>
);
