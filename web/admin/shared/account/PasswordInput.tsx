import type { ComponentProps } from 'react';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof FormInput>, 'type' | 'required'>;

/** A password that is required and can be shown; `autoComplete` says whether it is the current or a new one. */
export const PasswordInput = (props: PasswordInputProps) => (
  <FormInput {...props} type="password" required />
);
