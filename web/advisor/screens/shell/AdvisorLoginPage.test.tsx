import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw } from '#kit/test/draw.ts';
import { forgetAdvisor } from '../../../base/advisor-name.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { emptyPhone } from '../../test/phone.ts';
import { AdvisorLoginPage } from './AdvisorLoginPage.tsx';

const startedAt = location.href;
const username = page.getByRole('textbox', { name: 'Username' });
const enter = page.getByRole('button', { name: 'Enter Reslife' });
const topOfField = () => username.element().getBoundingClientRect().top;

beforeEach(emptyPhone);
afterEach(() => {
  forgetAdvisor();
});

// ADVISOR-1
test('the name is stored as a bare string and the app goes to /user', async () => {
  draw(<AdvisorLoginPage />);
  await expect
    .element(page.getByRole('heading', { name: 'ON-CALL APP FOR RESLIFE ADVISORS' }))
    .toBeVisible();
  await expect.element(username).toHaveFocus();
  await username.fill('  j.whitcombe ');
  await enter.click();
  await expect.poll(() => localStorage.getItem('advisor')).toBe('j.whitcombe');
  await expect.poll(() => location.pathname).toBe('/user');
});

// OUTBOX-14
test("the browser is asked to keep the phone's storage at the login, and not before", async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  draw(<AdvisorLoginPage />);
  await enter.click();
  await expect.element(username).toHaveAccessibleDescription(/^Required/);
  expect(persist).not.toHaveBeenCalled();
  await username.fill('Amara');
  await enter.click();
  await expect.poll(() => persist.mock.calls).toHaveLength(1);
});

// ADVISOR-2
test.each(['', '   ', '\u200b'])(
  "a name of %j shows 'Required' and stays on the page",
  async (nothing) => {
    draw(<AdvisorLoginPage />);
    await username.fill(nothing);
    await expect.poll(() => page.getByText('Required').elements()).toHaveLength(0);
    await enter.click();
    await expect.element(username).toHaveAccessibleDescription(/^Required/);
    expect(localStorage.getItem('advisor')).toBeNull();
    expect(location.href).toBe(startedAt);
  },
);

// ADVISOR-2
test('a name of more than 100 characters is refused', async () => {
  draw(<AdvisorLoginPage />);
  await username.fill('a'.repeat(101));
  await expect.element(username).toHaveAccessibleDescription(/^At most 100 characters/);
  await enter.click();
  await expect.poll(() => localStorage.getItem('advisor')).toBeNull();
});

// CALL-1
test('the login without a name has the calls at its bottom, and new numbers move no field', async () => {
  await page.viewport(390, 844);
  onTestFinished(async () => await page.viewport(1280, 800));
  storeCampus(NEW_CAMPUS);
  draw(<AdvisorLoginPage />);
  await expect.element(page.getByText(/^Number not set/)).toBeVisible();
  const before = topOfField();
  storeCampus({ ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } });
  const call = page.getByRole('link', { name: 'Call emergency services', exact: true });
  await expect.element(call).toHaveAttribute('href', 'tel:999');
  await expect.element(page.getByRole('button', { name: 'Contacts', exact: true })).toBeVisible();
  expect(topOfField()).toBe(before);
});
