import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../test/draw.ts';
import { Field } from './Field.tsx';

// NAMES-1
test('label, hint, counter and error belong to the control, and the star is not in its name', async () => {
  draw(
    <Field label="Title" required hint="As others search for it" counter="0/9" error="Required">
      {(wiring) => <input {...wiring} />}
    </Field>,
  );
  const box = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(box).toHaveAccessibleDescription('Required As others search for it 0/9');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByLabelText('Title', { exact: true })).toBeVisible();
});

test('a control without a hint, counter or error has no description', async () => {
  draw(<Field label="Title">{(wiring) => <input {...wiring} />}</Field>);
  const box = page.getByRole('textbox', { name: 'Title' });
  expect(box.element().hasAttribute('aria-describedby')).toBe(false);
  expect(box.element().hasAttribute('aria-invalid')).toBe(false);
});
