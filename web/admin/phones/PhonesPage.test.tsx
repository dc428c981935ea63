import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AdvisorPhone, PhoneState } from '#core/people/advisor-phone.ts';
import type { AdvisorSignIn } from '#core/people/advisor-proof.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { storeSession } from '../../base/session.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { PhonesPage } from './PhonesPage.tsx';
import { answer, SET_UP } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const sent: string[] = [];
let phones: AdvisorPhone[];
let setting: AdvisorSignIn;
let isDown: boolean;

const phoneOf = (advisor: string, state: PhoneState): AdvisorPhone => ({
  _id: advisor,
  advisor,
  state,
  until: '2026-12-03T10:00:00Z',
});

beforeEach(() => {
  sent.length = 0;
  phones = [];
  setting = 'enrolled';
  isDown = false;
  storeSession({ _id: 'Maya', email: 'maya@ashdown.example', name: 'Maya', role: 'admin' });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const path = input as string;
    if (path === '/api/setup') return answer(SET_UP);
    if (path === '/api/campus') {
      const facts = { name: 'Ashdown', timeZone: 'UTC', poweredByUrl: '/' };
      return answer({ ...facts, publicUrl: 'https://reslife.example', advisorSignIn: setting });
    }
    if (path === '/api/inbox/unread') return answer({ unread: 0, accountRole: 'owner' });
    if (isDown) return Response.error();
    if (init?.method === 'GET') return answer({ phones, timeZone: 'UTC' });
    const body = typeof init?.body === 'string' ? init.body : '';
    sent.push(`${init?.method} ${path} ${body}`);
    if (path.endsWith('/revoke')) {
      phones = phones.map((one) => ({ ...one, state: 'revoked' }));
      return answer({ phones, timeZone: 'UTC' });
    }
    const phone = phoneOf('Sam Okafor', 'waiting');
    phones = [phone, ...phones];
    return answer({ phone, code: 'a-code' });
  });
  history.replaceState(null, '', adminPaths.phones);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const rows = page.getByRole('list', { name: 'Phones' }).getByRole('listitem');
const drawn = () =>
  drawAdmin(
    <AdminShell>
      <PhonesPage />
    </AdminShell>,
  );

// SIGNIN-48
test('a code for a name is shown once as a QR code, and waits in the list', async () => {
  drawn();
  await expect.element(page.getByText('No phone is enrolled yet')).toBeVisible();
  await button('Enroll a phone').click();
  await button('Make code').click();
  await expect.element(page.getByText('Required')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('textbox', { name: "Advisor's name" }).fill('Sam Okafor');
  await page.getByRole('combobox', { name: 'The code works for' }).selectOptions('30 days');
  await button('Make code').click();
  await expect.element(page.getByRole('img', { name: 'QR code for Sam Okafor' })).toBeVisible();
  await expect.element(page.getByText('https://reslife.example/login#enrol=a-code')).toBeVisible();
  await expect.element(page.getByText('Code works until Dec 3, 2026')).toBeVisible();
  expect(sent).toEqual(['POST /api/phones {"data":{"advisor":"Sam Okafor","days":30}}']);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();
  await button('Done').click();
  await expect.element(rows).toMatchTextContent('Sam Okafor');
  await expect.element(page.getByText('a-code')).not.toBeInTheDocument();
});

// SIGNIN-48
test('each phone has its state, and an enrolled one is revoked after a question', async () => {
  phones = (['waiting', 'enrolled', 'ended', 'revoked'] as const).map((state) =>
    phoneOf(`Advisor ${state}`, state),
  );
  drawn();
  for (const [index, text] of [
    'Code works until Dec 3, 2026Waiting',
    'Enrolled until Dec 3, 2026Enrolled',
    'Since Dec 3, 2026Ended',
    'On Dec 3, 2026Revoked',
  ].entries()) {
    await expect.element(rows.nth(index)).toMatchTextContent(text);
  }
  expect(page.getByRole('button', { name: /^Revoke .*phone$/ }).elements()).toHaveLength(2);
  await button('Revoke Advisor enrolled’s phone').click();
  const dialog = page.getByRole('dialog', { name: 'Revoke Advisor enrolled’s phone?' });
  await expect
    .element(dialog.getByText(/^New records from it are not verified\. The phone/))
    .toBeVisible();
  isDown = true;
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect.element(page.getByText('Advisor enrolled’s phone revoked')).toBeVisible();
  await expect.element(rows.nth(1)).toMatchTextContent('Revoked');
});

// SIGNIN-48
test('the page says so if enrolling is not set up, and makes no code', async () => {
  setting = 'name';
  drawn();
  await expect.element(page.getByText(/^Enrolling phones is off \(ADVISOR/)).toBeVisible();
  await expect.element(button('Enroll a phone')).not.toBeInTheDocument();
});

// SIGNIN-48
test('the page is only for owners, and can be loaded again if it did not load', async () => {
  isDown = true;
  drawn();
  await expect.element(page.getByText('The phones did not load.')).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.element(button('Enroll a phone')).toBeVisible();
});
