import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { ComponentExamples } from '../../base/example.ts';
import fields from '../field/fields.module.css';
import { FormInput } from './FormInput.tsx';

const Form = ({ first = '', second = '', start = false }) => {
  const [password, setPassword] = useState(first);
  const [confirmed, setConfirmed] = useState(second);
  const [submitted, setSubmitted] = useState(start);
  return (
    <form
      className={fields.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      <FormInput
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        submitted={submitted}
        value={password}
        onChange={setPassword}
      />
      <FormInput
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        required
        submitted={submitted}
        mustMatch={password}
        value={confirmed}
        onChange={setConfirmed}
      />
      <Button type="submit">Confirm</Button>
    </form>
  );
};

export const examples: ComponentExamples = {
  name: 'Form input',
  examples: {
    default: () => <Form />,
    'submitted empty': () => <Form start />,
    'must match failed': () => <Form first="correct horse" second="correct house" />,
  },
};
