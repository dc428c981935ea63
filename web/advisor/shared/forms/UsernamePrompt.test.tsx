import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { advisorName, forgetAdvisor } from '../../../base/advisor-name.ts';
import { emptyPhone } from '../../test/phone.ts';
import { useRequireUsername } from './use-require-username.tsx';

const act = vi.fn<() => void>();

const Asking = () => {
  const { withUsername, dialog } = useRequireUsername();
  return (
    <>
      <button type="button" onClick={() => withUsername(act)}>
        Go
      </button>
      {dialog}
    </>
  );
};

const field = page.getByRole('textbox', { name: 'Username', exact: true });
const confirm = page.getByRole('button', { name: 'Continue' });

afterEach(() => {
  act.mockClear();
  forgetAdvisor();
});

// ADVISOR-4
test('a usable name is not asked for again', async () => {
  localStorage.setItem('advisor', 'Amara');
  draw(<Asking />);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.poll(() => act).toHaveBeenCalledOnce();
});

// ADVISOR-4
test.each(['', '   ', 'a'.repeat(101)])(
  'a stored name of %j is asked for again',
  async (stored) => {
    localStorage.setItem('advisor', stored);
    draw(<Asking />);
    await page.getByRole('button', { name: 'Go' }).click();
    await field.fill('Noor');
    await confirm.click();
    await expect.poll(() => act).toHaveBeenCalledOnce();
    await expect.poll(advisorName).toBe('Noor');
  },
);

// ADVISOR-2
test('a name that is too long says so under the field', async () => {
  draw(<Asking />);
  await page.getByRole('button', { name: 'Go' }).click();
  await field.fill('a'.repeat(101));
  await expect.element(field).toHaveAccessibleDescription('At most 100 characters');
  await expect.element(confirm).toBeDisabled();
});

test('the dialog has a title of its own in addition to the label of the field', async () => {
  draw(<Asking />);
  await page.getByRole('button', { name: 'Go' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Enter your username' })).toBeVisible();
  await expect.poll(() => page.getByText('Username', { exact: true }).elements()).toHaveLength(1);
});

// CALL-11
test('the dialog for the name has the calls', async () => {
  await emptyPhone();
  draw(<Asking />);
  await page.getByRole('button', { name: 'Go' }).click();
  const asked = page.getByRole('dialog', { name: 'Enter your username' });
  await expect.element(asked.getByText(/^Number not set/)).toBeVisible();
  await expect.element(asked.getByRole('button', { name: 'Contacts' })).toBeVisible();
});
