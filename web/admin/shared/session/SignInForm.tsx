import type { ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormFailure } from '../states/FormFailure.tsx';
import classes from './SignInFrame.module.css';

interface SignInFormProps {
  children: ReactNode;
  /** Why the last try was refused. */
  failure: string | undefined;
  /** The words of its one button. */
  confirm: string;
  busy: boolean;
  disabled?: boolean;
  onSubmit: () => void;
}

/** The form of a sign-in screen; while it is under way it is not sent again. */
export const SignInForm = (props: SignInFormProps) => {
  const { children, failure, confirm, busy, disabled = false, onSubmit } = props;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      <FormFailure text={failure} />
      <Button variant="primary" type="submit" wide busy={busy} disabled={disabled}>
        {confirm}
      </Button>
    </form>
  );
};
