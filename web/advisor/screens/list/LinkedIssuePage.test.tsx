import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import { publishedIssueWith } from '#core/fixtures/issues.ts';
import { ask } from '#core/fixtures/trees.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { afterPaint } from '../../../base/on-demand/on-demand.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { guidesFetched } from '../../phone/library/guide.ts';
import { refreshLibrary } from '../../phone/library/refresh-library.ts';
import { AdvisorShell } from '../shell/AdvisorShell.tsx';
import { json } from '../../test/server.ts';
import { emptyPhone } from '../../test/phone.ts';
import { LinkedIssuePage } from './LinkedIssuePage.tsx';

const mice = publishedIssueWith({ _id: 'mice', title: 'Mice', steps: [ask('s', 'end', 'end')] });
const rats = publishedIssueWith({ _id: 'rats', title: 'Rats', steps: [ask('s', 'end', 'end')] });

let listed: PublishedIssue[] | undefined;

beforeEach(async () => {
  storeAdvisorName('Amara');
  await emptyPhone();
  guidesFetched([]);
  vi.spyOn(window, 'fetch').mockImplementation(
    async () =>
      await Promise.resolve(listed ? json({ data: listed }) : json({ code: 'UNAVAILABLE' }, 503)),
  );
});

afterEach(async () => {
  // A page that is erased before it was painted never is, and its refresh waits for that.
  await afterPaint;
  eraseAll();
  await refreshLibrary();
  forgetAdvisor();
});

function open(id: string): void {
  history.replaceState(null, '', `/i/${id}`);
  draw(
    <Switch>
      <Route path="/i/:id">
        <AdvisorShell>
          <LinkedIssuePage />
        </AdvisorShell>
      </Route>
      <Route>elsewhere</Route>
    </Switch>,
  );
}

const question = page.getByRole('dialog', {
  name: 'Are you ready to start resolving this specific issue now?',
});
const button = (name: string) => page.getByRole('button', { name, exact: true });

// LINKS-1
test('a link opens the start dialog of its issue, and Start begins the walk', async () => {
  listed = [mice, rats];
  open('rats');
  await expect.element(question).toMatchTextContent(/Rats/);
  await button('Start').click();
  await expect.element(page.getByRole('dialog', { name: 'Rats' })).toMatchTextContent(/STEP 1/);
});

// ISSUES-20
test('only the start dialog of a starter text says that it is not reviewed yet', async () => {
  listed = [mice, { ...rats, isStarter: true }];
  open('rats');
  await expect.element(question).toMatchTextContent(/Not yet reviewed by your campus/);
  eraseAll();
  open('mice');
  await expect.element(button('Start')).toBeVisible();
  await expect.element(question).not.toMatchTextContent(/Not yet reviewed/);
});

// LINKS-1
test('the issue can be chosen again after cancel', async () => {
  listed = [mice, rats];
  open('rats');
  await button('cancel').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByText('Press it to start, or search above.')).toBeVisible();
  await button('Rats').click();
  await expect.element(question).toBeVisible();
});

// CALL-9
test('the call bar of a medical issue calls the emergency services', async () => {
  const contacts = [
    { id: 'duty', name: 'Duty manager', number: '555 0111', when: '', categories: [] },
  ];
  const emergency = { words: 'emergency services', number: '911' };
  storeCampus({ ...NEW_CAMPUS, emergency, contacts });
  onTestFinished(() => localStorage.removeItem('reslife.campus'));
  listed = [mice, { ...rats, category: 'Medical' }];
  const first = page.getByRole('navigation', { name: 'Calls' }).getByRole('link');
  open('rats');
  await button('cancel').click();
  await expect.element(first).toHaveAttribute('href', 'tel:911');
  eraseAll();
  open('mice');
  await button('cancel').click();
  await expect.element(first).toHaveAttribute('href', 'tel:5550111');
});

// LINKS-2
test('an issue that is not on the phone says so with other ways, and opens once it comes', async () => {
  listed = [mice];
  open('rats');
  await expect.element(page.getByText('This procedure is not on this phone')).toBeVisible();
  await expect.element(button('Look in All categories')).toBeVisible();
  await expect.element(button('Tell the admins')).toBeVisible();
  listed = [mice, rats];
  await button('Try again').click();
  await expect.element(question).toMatchTextContent(/Rats/);
});

// LINKS-2, LOOK-6
test('an issue that is not on the phone fits the width of a phone with text at 200%', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(1280, 800);
  });
  listed = [mice];
  open('rats');
  await expect.element(button('Look in All categories')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

// LINKS-2
test('a phone without a library says that it did not load', async () => {
  listed = undefined;
  open('rats');
  await expect.element(page.getByText('The procedures did not load.')).toBeVisible();
});
