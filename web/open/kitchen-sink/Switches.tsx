import { Toggle } from '#kit/controls/toggle/Toggle.tsx';
import { openMessages } from '../messages.ts';
import classes from './Switches.module.css';

const words = openMessages.kitchenSink;

export interface Switch {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** How everything is shown; stays at the top of the page. */
export const Switches = ({ switches }: { switches: readonly Switch[] }) => (
  <div role="group" aria-label={words.theme} className={classes.switches}>
    {switches.map(({ label, on, onChange }) => (
      <Toggle key={label} label={label} checked={on} onChange={onChange} />
    ))}
  </div>
);
