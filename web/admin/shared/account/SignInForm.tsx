import type { ReactNode } from 'react';
import { Button } from '#kit/controls/button/Button.tsx';
import { FormFailure } from '../states/ActionFailed.tsx';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  children: ReactNode;
  failure: string | undefined;
  confirm: string;
  busy: boolean;
  disabled?: boolean;
  onSubmit: () => void;
  footer?: ReactNode;
}

export const SignInForm = (props: SignInFormProps) => {
  const { children, failure, confirm, busy, disabled = false, onSubmit, footer } = props;
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
      {footer}
    </form>
  );
};
