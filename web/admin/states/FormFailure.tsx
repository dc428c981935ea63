import { CircleAlert } from '#kit/icon/drawings/circle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './FormFailure.module.css';

/** What went wrong with a form that was sent, read out at once. */
export const FormFailure = ({ text }: { text: string | undefined }) => (
  <div role="alert" className={classes.alert}>
    {text !== undefined && (
      <p className={classes.failure}>
        <Icon icon={CircleAlert} size={18} />
        {text}
      </p>
    )}
  </div>
);
