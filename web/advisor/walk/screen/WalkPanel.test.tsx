import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { ask, checked } from '#core/fixtures/trees.ts';
import { startWalk } from '#core/walk/walk.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { storedWalks } from '../../test/phone.ts';
import {
  button,
  CAMPUS,
  checkbox,
  issue,
  link,
  prepareWalkPanel,
  radio,
  walking,
  walkToTheEnd,
} from '../../test/walk-panel.tsx';

prepareWalkPanel();

const isPrevented = (of: Locator, pointerType: string): boolean =>
  !of
    .element()
    .dispatchEvent(
      new PointerEvent('pointerdown', { pointerType, bubbles: true, cancelable: true }),
    );

// WALK-6
test('a walk shows title, progress and step, and NEXT waits for an answer', async () => {
  walking();
  await expect.element(page.getByRole('dialog', { name: issue.title })).toBeVisible();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
  await expect.element(button('NEXT')).toBeDisabled();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Open the windows.' })).toHaveFocus();
  await expect.element(button('NEXT')).toBeDisabled();
  await checkbox('They are open').click();
  await expect.element(button('NEXT')).toBeEnabled();
});

// WALK-10
test("the phone's Back closes an open exit dialog and stays on the walk", async () => {
  const entries = history.length;
  const { onLeave } = walking();
  const dialog = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
  await button('Close').click();
  await expect.element(dialog).toBeVisible();
  for (const isOpen of [false, true, false]) {
    history.back();
    if (isOpen) await expect.element(dialog).toBeVisible();
    else await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('STEP 1')).toBeVisible();
  }
  expect(history.length).toBeLessThanOrEqual(entries + 1);
  expect(onLeave).not.toHaveBeenCalled();
});

// WALK-31
test('a walk is saved at its step while another procedure is looked for', async () => {
  const { onLeave, opened } = walking();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await button('More').click();
  await button('Save it and find another').click();
  await expect.poll(() => onLeave.mock.calls.length).toBe(1);
  await expect.poll(() => location.pathname).toBe('/user');
  expect(await storedWalks()).toMatchObject([{ id: opened.id, walk: { path: { length: 2 } } }]);
});

// WALK-28
test('a finger on an answer or NEXT does not move the focus there, and a mouse does', async () => {
  walking();
  await expect.element(button('NEXT')).toBeDisabled();
  await radio('Only one zone').click();
  const places = [radio('Only one zone'), button('NEXT'), button('Back')];
  expect(places.map((place) => isPrevented(place, 'touch'))).toEqual([true, true, true]);
  expect(places.map((place) => isPrevented(place, 'mouse'))).toEqual([false, false, false]);
  await walkToTheEnd();
  expect(isPrevented(page.getByRole('textbox', { name: 'Feedback' }), 'touch')).toBe(false);
});

// WALK-7, WALK-9
test('a skip goes to its step, and Back to the step visited before with its answer', async () => {
  walking();
  await radio('Two or more').click();
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 3')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Image for this step' })).toBeInTheDocument();
  await button('Back').click();
  await expect.element(page.getByText('STEP 1')).toBeVisible();
  await expect.element(radio('Two or more')).toBeChecked();
});

// WALK-8
test('a checkbox that resolves the issue jumps to the final screen, where NEXT is disabled', async () => {
  walking();
  await walkToTheEnd();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect.element(button('NEXT')).toBeDisabled();
  await button('Back').click();
  await expect.element(checkbox('They are coming')).toBeChecked();
  await expect.element(button('NEXT')).toBeEnabled();
});

// CALL-4
test('each question begins at its top on a low screen, however far the page was scrolled', async () => {
  await page.viewport(320, 568);
  onTestFinished(async () => await page.viewport(1280, 800));
  walking();
  await radio('Two or more').click();
  button('Escalate now').element().scrollIntoView();
  await new Promise(requestAnimationFrame);
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 3')).toBeInViewport({ ratio: 1 });
});

// CALL-4
test('the head of a walk stays in sight on a low screen, however long the question is', async () => {
  await page.viewport(320, 568);
  onTestFinished(async () => await page.viewport(1280, 800));
  const question = 'Keep everybody out of the flat and below it. '.repeat(24);
  const long = (id: string) => ({ ...ask(id, 'next', 'next'), question: `${id}. ${question}` });
  walking({ walk: startWalk(checked([long('a'), long('b')])) });
  await radio('Yes').click();
  await new Promise(requestAnimationFrame);
  await button('NEXT').click();
  await expect.element(page.getByText('STEP 2')).toBeInViewport({ ratio: 1 });
  await expect
    .element(page.getByRole('heading', { name: issue.title }))
    .toBeInViewport({ ratio: 1 });
});

// WALK-10
test('Back on the first step and Escape ask first; exit erases, and stay goes on', async () => {
  const { onLeave } = walking();
  const question = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
  await button('Back').click();
  await expect.element(question).toMatchTextContent(/will be erased/);
  await button('stay').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(async () => (await storedWalks())[0]?.title).toBe(issue.title);
  await button('exit').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(storedWalks).toEqual([]);
});

// WALK-10
test("the browser's Back asks on every step and every time", async () => {
  const { onLeave } = walking();
  const question = page.getByRole('dialog', { name: 'Exit the issue workflow?' });
  await radio('Only one zone').click();
  await button('NEXT').click();
  for (let times = 0; times < 2; times += 1) {
    history.back();
    await expect.element(question).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
    await button('stay').click();
    await expect.element(question).not.toBeInTheDocument();
  }
  await expect.element(page.getByText('STEP 2')).toBeVisible();
  history.back();
  await button('exit').click();
  await expect.poll(() => onLeave).toHaveBeenCalledOnce();
  await expect.poll(storedWalks).toEqual([]);
});

// WALK-23
test('the first act is under every question, and folded after step 1', async () => {
  storeCampus(CAMPUS);
  walking({ firstAct: 'Get out, then call [[contact:emergency]].' });
  const text = page.getByText(/^Get out, then call/);
  await expect.element(text).toBeVisible();
  await radio('Only one zone').click();
  await button('NEXT').click();
  await expect.element(text).not.toBeVisible();
  await page.getByText('Do this first').click();
  await expect.element(text).toBeVisible();
  await expect.element(link('Call emergency services').first()).toHaveAttribute('href', 'tel:999');
});
