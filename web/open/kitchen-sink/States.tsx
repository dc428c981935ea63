import type { ComponentExamples } from '#kit/base/example.ts';
import classes from './States.module.css';

/** Every state of a component under its name: its examples, one after the other. */
export const States = ({ examples, wide }: Omit<ComponentExamples, 'name'>) => (
  <div className={classes.states} data-wide={wide}>
    {Object.entries(examples).map(([state, Example]) => (
      <div key={state} className={classes.state}>
        <h3 className={classes.caption}>{state}</h3>
        <div className={classes.drawn}>
          <Example />
        </div>
      </div>
    ))}
  </div>
);
