import { ContactText } from './ContactText.tsx';
import classes from './FirstAct.module.css';
import { callMessages } from './messages.ts';

/** What is to be done before anything else (WALK-23). */
export const FirstAct = ({ text }: { text: string }) => (
  <div className={classes.first} data-first-act>
    <p className={classes.label}>{callMessages.firstAct}</p>
    <p className={classes.text}>
      <ContactText text={text} />
    </p>
  </div>
);
