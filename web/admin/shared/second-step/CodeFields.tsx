import type { ComponentProps } from 'react';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { secondStepMessages as words } from './messages.ts';
import type { useSecondStep } from './use-second-step.ts';

type CodeInputProps = Pick<
  ComponentProps<typeof FormInput>,
  'ref' | 'value' | 'onChange' | 'submitted' | 'label' | 'hint' | 'autoFocus'
>;

/** The field for a code of the authenticator app, which phones and password managers fill in. */
export const CodeInput = (props: CodeInputProps) => (
  <FormInput {...props} autoComplete="one-time-code" spellCheck={false} required />
);

/** The fields for the second step of a sign-in (SIGNIN-33). */
export const CodeFields = ({ form }: { form: ReturnType<typeof useSecondStep> }) => (
  <>
    <CodeInput {...form.field} label={words.code} hint={words.codeHint} autoFocus />
    <Checkbox label={words.remember} active={form.remember} onChange={form.setRemember} />
  </>
);
