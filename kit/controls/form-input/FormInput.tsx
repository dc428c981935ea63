import { TextInput, type TextInputProps } from '../text-input/TextInput.tsx';
import { PASSWORDS_DIFFER, REQUIRED } from '../../base/messages.ts';

interface FormInputProps extends TextInputProps {
  /** True once somebody submitted the form, even if it was not valid. */
  submitted: boolean;
  /** The value this one must equal. */
  mustMatch?: string;
  requiredMessage?: string;
  mustMatchMessage?: string;
}

/** A text input that checks two rules of a form itself: whether it is required, and whether it equals another field. Other errors, such as the server's, are shown after these. */
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
  // While somebody is still typing the beginning of the other value, that is not wrong.
  const differs =
    mustMatch !== undefined && value !== mustMatch && (submitted || !mustMatch.startsWith(value));
  const own = (missing && requiredMessage) || (differs && mustMatchMessage) || error;
  return <TextInput {...input} error={own} />;
};
