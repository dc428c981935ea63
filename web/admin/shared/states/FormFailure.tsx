import { CircleAlert } from '#kit/icon/drawings/signs/circle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import classes from './FormFailure.module.css';

interface FormFailureProps {
  text: string | undefined;
  /** A toast said already that it failed: one alert is enough. */
  isTold?: boolean;
}

/** Enlarged letters may have left it below what is seen of a dialog. */
const show = (failure: HTMLElement | null): void => failure?.scrollIntoView({ block: 'nearest' });

/** What went wrong with a form that was sent, read out at once. */
export const FormFailure = ({ text, isTold = false }: FormFailureProps) => (
  <div role={isTold ? undefined : 'alert'} className={classes.alert}>
    {text !== undefined && (
      <p ref={show} className={classes.failure}>
        <Icon icon={CircleAlert} size={18} />
        {text}
      </p>
    )}
  </div>
);
