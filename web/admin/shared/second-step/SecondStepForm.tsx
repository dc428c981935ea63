import { Button } from '#kit/controls/button/Button.tsx';
import { SignInForm } from '../account/SignInForm.tsx';
import { CodeFields } from './CodeFields.tsx';
import { secondStepMessages as words } from './messages.ts';
import { useSecondStep } from './use-second-step.ts';

/** The second step on the sign-in page (SIGNIN-33). */
export const SecondStepForm = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }) => {
  const form = useSecondStep(onDone);
  return (
    <SignInForm
      failure={form.failure}
      confirm={words.go}
      busy={form.busy}
      onSubmit={form.submit}
      footer={
        <Button wide onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <CodeFields form={form} />
    </SignInForm>
  );
};
