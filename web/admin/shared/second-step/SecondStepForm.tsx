import { Button } from '#kit/controls/button/Button.tsx';
import { SignInForm } from '../account/SignInForm.tsx';
import { CodeFields } from './CodeFields.tsx';
import { secondStepMessages as words } from './messages.ts';
import { useSecondStep } from './use-second-step.ts';

/** The second step on the sign-in page (SIGNIN-33). */
export const SecondStepForm = ({ onDone, onBack }: { onDone: () => void; onBack: () => void }) => {
  const { field, remember, setRemember, busy, failure, finish } = useSecondStep();
  const submit = async (): Promise<void> => {
    if (await finish()) onDone();
  };
  return (
    <SignInForm
      failure={failure}
      confirm={words.go}
      busy={busy}
      onSubmit={() => void submit()}
      footer={
        <Button wide onClick={onBack}>
          {words.back}
        </Button>
      }
    >
      <CodeFields field={field} remember={remember} setRemember={setRemember} />
    </SignInForm>
  );
};
