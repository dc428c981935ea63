import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { draw } from '#kit/test/draw.ts';
import { PrivateHint } from './PrivateHint.tsx';

const Form = () => {
  const [text, setText] = useState('');
  return (
    <>
      <TextArea label="Text" value={text} onChange={setText} />
      <PrivateHint text={text} />
    </>
  );
};

// PRIVACY-14
test('the hint names what looks private, and is empty otherwise', async () => {
  draw(<Form />);
  const field = page.getByRole('textbox', { name: 'Text' });
  const hint = page.getByRole('status');
  expect(hint.element().textContent).toBe('');
  await field.fill('Ask Ben in room 12');
  await expect.element(hint).toHaveTextContent('This looks like a name and a room. Leave it out?');
  await field.fill('Call 01632 960 114');
  await expect.element(hint).toHaveTextContent('This looks like a phone number. Leave it out?');
  await field.fill('He is s1234567');
  await expect.element(hint).toHaveTextContent('This looks like a student ID. Leave it out?');
  await field.fill('All is well');
  await expect.element(hint).toBeEmptyDOMElement();
});
