import type { ComponentProps } from 'react';
import { Checkbox } from '#kit/controls/checkbox/Checkbox.tsx';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { secondStepMessages as words } from './messages.ts';

type CodeInputProps = Pick<
  ComponentProps<typeof FormInput>,
  'ref' | 'value' | 'onChange' | 'submitted' | 'label' | 'hint' | 'autoFocus'
>;

/** A code of the app; phones and password managers offer theirs. */
export const CodeInput = (props: CodeInputProps) => (
  <FormInput {...props} autoComplete="one-time-code" spellCheck={false} required />
);

interface CodeFieldsProps {
  field: Omit<CodeInputProps, 'label' | 'hint'>;
  remember: boolean;
  setRemember: (remember: boolean) => void;
}

/** Asks for the second step of a sign-in (SIGNIN-33). */
export const CodeFields = ({ field, remember, setRemember }: CodeFieldsProps) => (
  <>
    <CodeInput {...field} label={words.code} hint={words.codeHint} autoFocus />
    <Checkbox label={words.remember} active={remember} onChange={setRemember} />
  </>
);
