import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Settings } from '#core/campus/campus-schema.ts';
import { ContactsPage } from './ContactsPage.tsx';
import { answer, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { THREE_CONTACTS, bar, button, contact, openRow, row } from '../test/settings-page.ts';

const { campus } = THREE_CONTACTS;
const [security = contact('Security'), ...others] = campus.contacts;
const asked = { ...campus, contacts: [{ ...security, number: '11' }, ...others] };
const waiting = { campus: asked, replace: {}, by: 'Bob', at: '2026-11-20T12:00:00Z', isOwn: false };

let stored: Settings;
let settle: (approve: boolean) => Response;
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  stored = { ...THREE_CONTACTS, secondPerson: true };
  settle = (approve) => {
    const { waiting: calls, ...rest } = stored;
    stored = { ...rest, ...(approve && calls && { campus: calls.campus }), version: 4 };
    return answer(stored);
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    const isSettings = (path as string).startsWith('/api/settings');
    if (!isSettings) return refusal('UNAVAILABLE');
    if (init?.method !== 'PUT') return answer(stored);
    const { data } = JSON.parse(init.body as string);
    sent.push(data);
    if (path === '/api/settings/waiting') return settle(data.approve);
    stored = { ...stored, version: 4, waiting: { ...waiting, campus: data.campus, isOwn: true } };
    return answer(stored);
  });
});

const part = page.getByRole('region', { name: 'Waiting for approval' });
const number = (name: string) => row(name).getByRole('textbox', { name: 'Number', exact: true });

// REVIEW-9
test('a changed number waits; its field shows it, and the page shows the number in use', async () => {
  drawAdmin(<ContactsPage />);
  await openRow('Security');
  await number('Security').fill('11');
  await expect.element(part).not.toBeInTheDocument();
  await button('Save changes').click();
  await expect.element(page.getByText(/^Waiting for another owner/)).toBeVisible();
  await expect.element(part).toMatchTextContent('Number for Security: 10, now 11');
  await expect.element(part).toMatchTextContent('Another owner must approve it');
  await expect.element(part.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await expect.element(number('Security')).toHaveValue('11');
  await expect.element(bar).toMatchTextContent('Everything is saved');
});

// CAMPUS-9, REVIEW-7, REVIEW-25
test('a waiting number still counts as missing, since phones lack it', async () => {
  const emergency = { words: 'Security', number: '1' };
  const without = { ...campus, emergency, contacts: [{ ...security, number: '' }, ...others] };
  const uses = { [security.id]: [{ _id: 'a', title: 'Leak', isArchived: false }] };
  const calls = { ...waiting, campus: { ...asked, emergency } };
  stored = { ...stored, campus: without, uses, waiting: calls };
  drawAdmin(<ContactsPage />);
  await openRow('Security');
  await expect.element(number('Security')).toHaveValue('11');
  await expect.element(page.getByText(/^1 number is missing/)).toBeVisible();
});

// REVIEW-9
test('another owner sees the old and new number and approves, and text typed here stays', async () => {
  stored = { ...stored, waiting };
  drawAdmin(<ContactsPage />);
  await expect
    .element(part)
    .toMatchTextContent(/Bob requested this, .*Number for Security: 10, now 11/);
  await openRow('Manager');
  await number('Manager').fill('12');
  settle = () => refusal('CONTACT_IN_USE');
  await part.getByRole('button', { name: 'Approve' }).click();
  await expect
    .element(part.getByRole('alert'))
    .toMatchTextContent('A procedure now names a contact this would');
  settle = () => {
    stored = { ...THREE_CONTACTS, campus: asked, secondPerson: true, version: 4 };
    return answer(stored);
  };
  await part.getByRole('button', { name: 'Approve' }).click();
  await expect.element(part).not.toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ approve: true, version: 3 });
  await expect.element(number('Manager')).toHaveValue('12');
  await openRow('Security');
  await expect.element(number('Security')).toHaveValue('11');
  await expect.element(bar).toMatchTextContent('1 change not saved');
});

// REVIEW-9
test('Discard asks first, and the fields then show the numbers in use again', async () => {
  stored = { ...stored, waiting: { ...waiting, isOwn: true } };
  drawAdmin(<ContactsPage />);
  await openRow('Security');
  await expect.element(number('Security')).toHaveValue('11');
  await part.getByRole('button', { name: 'Discard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard this change?' });
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(part).not.toBeInTheDocument();
  expect(sent).toEqual([{ approve: false, version: 3 }]);
  await expect.element(number('Security')).toHaveValue('10');
  await expect.element(bar).toMatchTextContent('Everything is saved');
});

// REVIEW-8, REVIEW-26, REVIEW-9
test('changes made in the meantime are loaded, and approved as they were read', async () => {
  stored = { ...stored, waiting };
  drawAdmin(<ContactsPage />);
  await expect.element(part).toMatchTextContent('10, now 11');
  settle = () => {
    const contacts = [{ ...security, number: '12' }, ...others];
    stored = { ...stored, version: 4, waiting: { ...waiting, campus: { ...asked, contacts } } };
    return refusal('VERSION_CONFLICT');
  };
  await part.getByRole('button', { name: 'Approve' }).click();
  await expect.element(part).toMatchTextContent('10, now 12');
  await expect.element(part.getByRole('alert')).toMatchTextContent('Read it again');
  await part.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ approve: true, version: 4 });
});
