import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { PASSWORDS_DIFFER, REQUIRED } from '../../base/messages.ts';

interface FormInputProps extends TextInputProps {
  /** The form was submitted, even if it was not valid. */
  submitted: boolean;
  /** The value this one must equal. */
  mustMatch?: string;
  requiredMessage?: string;
  mustMatchMessage?: string;
}

/** A text input that knows its form's two rules. An error of its own, such as the server's, is shown after them. */
export const FormInput = ({
  submitted,
  mustMatch,
  requiredMessage = REQUIRED,
  mustMatchMessage = PASSWORDS_DIFFER,
  error,
  ...input
}: FormInputProps) => {
  const { value, required } = input;
  const missing = Boolean(required) && value === '' && submitted;
  // The beginning of the other value is still being typed, not wrong.
  const differs =
    mustMatch !== undefined && value !== mustMatch && (submitted || !mustMatch.startsWith(value));
  const own = (missing && requiredMessage) || (differs && mustMatchMessage) || error;
  return <TextInput {...input} error={own} />;
};
