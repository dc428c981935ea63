import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, checked } from '#core/fixtures/trees.ts';
import { encodePublishedIssue } from '#core/issue/wire-issue.ts';
import { nextWalk, startWalk } from '#core/walk/walk.ts';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { isFound } from '#kit/test/found.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { clockTime } from '../../shared/clock-time.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { storeTitles } from '../../phone/library/titles.ts';
import { titlesOf } from '../../phone/library/store-library.ts';
import { change } from '../../phone/store/store.ts';
import { storedWalks } from '../../test/phone.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { saveWalk } from '../../phone/walks/saved-walks.ts';
import { UnfinishedWalks } from './UnfinishedWalks.tsx';
import { WalkProvider } from './WalkProvider.tsx';
import { prepareWalkPanel } from '../../test/walk-panel.tsx';

const AT = '2026-11-21T02:11:00Z';
const steps = checked([ask('a', 'next', 'next'), ask('b', 'next', 'next')]);

const withCall = nextWalk(
  nextWalk(
    startWalk(
      checked([
        ask('a', 'next', 'next'),
        { ...ask('b', 'next', 'next'), question: 'Call [[contact:duty]]?' },
      ]),
    ),
    { type: 'answer', answer: 'no' },
  ),
  { type: 'next' },
);

/** A walk of revision 2, on its second step. */
const begun: SavedWalk = {
  id: 'begun',
  advisor: 'Amara',
  issueId: 'water',
  title: 'Water through a ceiling',
  revision: 2,
  startedAt: '2026-11-21T02:00:00Z',
  walk: nextWalk(nextWalk(startWalk(steps), { type: 'answer', answer: 'no' }), { type: 'next' }),
  trail: [],
  rating: 0,
  description: '',
};

/** Puts the issue into the library as this revision, of which the last urgent one was `urgent`. */
async function published(
  revision: number,
  urgent?: number,
  said = 'Do not switch the power off.',
): Promise<void> {
  const correction = { sentence: said, revision: urgent ?? 0, at: AT };
  const issue = encodePublishedIssue({
    ...issueWith({ _id: 'water', title: begun.title, publish: true, revision }),
    steps,
    ...(urgent !== undefined && { urgent: correction }),
  });
  await change(['guides'], async ({ put }) => await put('guides', 'water', issue));
  storeTitles({ asOf: AT, issues: titlesOf([issue]) });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const banner = page.getByRole('dialog').getByRole('alert');
const folded = page.getByRole('button', { name: /^Urgent correction/ });
const sentence = page.getByText('Do not switch the power off.');

async function resume(walk: SavedWalk = begun, isOthers = false): Promise<void> {
  await saveWalk(walk);
  draw(
    <WalkProvider>
      <UnfinishedWalks />
      <Toaster />
    </WalkProvider>,
  );
  if (isOthers) await page.getByText('1 unfinished by somebody else').click();
  await button('Go on').click();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
}

prepareWalkPanel();

// WALK-26, KIT-31, KIT-32
test('calls that a correction moves are held for a moment, and answers are not', async () => {
  const calls = page.getByRole('dialog').getByRole('link', { name: 'Call Duty phone' });
  const [call, callAtFoot] = [calls.first(), calls.last()];
  const contact = { id: 'duty', name: 'Duty phone', number: '555 0142', when: '', categories: [] };
  storeCampus({ ...NEW_CAMPUS, contacts: [contact] });
  onTestFinished(() => storeCampus(NEW_CAMPUS));
  await published(2);
  await resume({ ...begun, walk: withCall });
  await expect.poll(() => isFound(call)).toBe(true);
  onTestFinished(holdPresses());
  await published(4, 4);
  await expect.poll(() => isFound(call), { interval: 20 }).toBe(false);
  expect([page.getByRole('radio', { name: 'Yes' }), callAtFoot].map(isFound)).toEqual([true, true]);
  await expect.poll(() => isFound(call)).toBe(true);
});

// WALK-26
test('a correction during a walk is above the question, and Go on folds it', async () => {
  await published(2);
  await resume();
  await published(3);
  await expect.poll(() => sentence.elements()).toHaveLength(0);
  await published(4, 4);
  await expect.element(banner).toMatchTextContent(/Do not switch the power off/);
  await expect.element(banner).toMatchTextContent(`Urgent correction, ${clockTime(AT)}`);
  const question = page.getByRole('heading', { name: steps[1]?.question ?? '' });
  const above = banner.element().compareDocumentPosition(question.element());
  expect(above & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await banner.getByRole('button', { name: 'Go on' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(folded).toHaveFocus();
  await expect.poll(async () => (await storedWalks())[0]?.heard).toBe(4);
  // It can be read again, and the next correction is a new one.
  await folded.click();
  await expect.element(banner.getByRole('button', { name: 'Go on' })).toHaveFocus();
  await banner.getByRole('button', { name: 'Go on' }).click();
  await published(5, 5);
  await expect.element(banner).toBeVisible();
});

// WALK-26, CALL-4
test('a correction above a long question keeps the answers in sight', async () => {
  await page.viewport(390, 740);
  onTestFinished(async () => await page.viewport(1280, 800));
  await published(4, 4);
  const question = 'Keep everybody out of the flat and below it. '.repeat(8);
  const long = checked([{ ...ask('a', 'end', 'end'), question }]);
  await saveWalk({ ...begun, walk: startWalk(long) });
  draw(
    <WalkProvider>
      <UnfinishedWalks />
    </WalkProvider>,
  );
  await button('Go on').click();
  await expect.element(banner).toBeVisible();
  await expect.element(banner).toBeInViewport({ ratio: 1 });
  for (const answer of ['Yes', 'No']) {
    await expect.element(page.getByText(answer, { exact: true })).toBeInViewport({ ratio: 1 });
  }
});

// WALK-26
test('a walk of the corrected or a newer revision shows no correction', async () => {
  await published(3, 2);
  await resume();
  await expect.poll(() => sentence.elements()).toHaveLength(0);
});

// WALK-20, WALK-26
test('Start over starts the newest revision, and Undo brings the old walk back', async () => {
  await published(3, 3);
  await resume();
  await button('Start over').click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(async () => (await storedWalks()).map(({ revision }) => revision)).toEqual([3]);
  await button('Undo').click();
  await expect
    .poll(async () => (await storedWalks()).map(({ revision }) => revision))
    .toEqual([3, 2]);
});

// WALK-19, WALK-26
test("somebody else's walk cannot be started over", async () => {
  await published(3, 3);
  storeAdvisorName('Bo');
  await resume(begun, true);
  await expect.element(banner.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(button('Start over').elements()).toHaveLength(0);
});

// WALK-26
test('a walk of a withdrawn issue says so and goes on, without Start over', async () => {
  await published(2);
  await resume();
  storeTitles({ asOf: AT, issues: [] });
  await expect.element(banner).toMatchTextContent(/This procedure was withdrawn/);
  await expect.element(banner).toMatchTextContent(/You can finish it as it is, or call\./);
  expect(button('Start over').elements()).toHaveLength(0);
  await banner.getByRole('button', { name: 'Go on' }).click();
  await expect
    .element(page.getByRole('button', { name: /^This procedure was withdrawn/ }))
    .toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await button('NEXT').click();
  await expect.element(page.getByText(/Please remember/)).toBeVisible();
});

// WALK-26
test('an urgent message stays after a withdrawal, whichever came first', async () => {
  await published(4, 4);
  await resume();
  await expect.element(banner).toMatchTextContent(/Do not switch the power off/);
  await button('Go on').click();
  const urgent = { sentence: 'Do not switch the power off.', revision: 4, at: AT };
  const withdraw = (revision: number): void => {
    storeCampus({ ...NEW_CAMPUS, withdrawn: [{ _id: 'water', urgent: { ...urgent, revision } }] });
    storeTitles({ asOf: AT, issues: [] });
  };
  withdraw(4);
  const both = `This procedure was withdrawn. Urgent correction, ${clockTime(AT)} ${urgent.sentence}`;
  await expect.element(banner).toMatchTextContent(both);
  expect(page.getByText(/finish it as it is/).elements()).toHaveLength(0);
  await banner.getByRole('button', { name: 'Go on' }).click();
  await expect
    .element(page.getByRole('button', { name: /^This procedure was withdrawn\. Urgent/ }))
    .toBeVisible();
  // Published, corrected and withdrawn again between two looks.
  withdraw(6);
  await expect.element(banner).toMatchTextContent(both);
});

// WALK-26
test('a withdrawal does not mention a correction that the walk already has', async () => {
  const urgent = { sentence: 'Do not switch the power off.', revision: 2, at: AT };
  await published(2, 2);
  await resume();
  storeCampus({ ...NEW_CAMPUS, withdrawn: [{ _id: 'water', urgent }] });
  storeTitles({ asOf: AT, issues: [] });
  await expect.element(banner).toMatchTextContent(/You can finish it as it is, or call\./);
  expect(sentence.elements()).toHaveLength(0);
});

// CONTACT-12
test('a number in a right-to-left message reads left to right', async () => {
  await published(3, 3, fromRight('777-0142'));
  await resume();
  await expect.element(banner).toMatchTextContent(fromRight('777-0142'));
  expect(readsFromLeft('777-0142', banner.element())).toBe(true);
});
