import type { ComponentProps } from 'react';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof FormInput>, 'type' | 'required'>;

/** A required field for a password, which can be shown; `autoComplete` says if it is the current or a new one. */
export const PasswordInput = (props: PasswordInputProps) => (
  <FormInput {...props} type="password" required />
);
