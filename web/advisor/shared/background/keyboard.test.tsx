import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { checked, confirm } from '#core/fixtures/trees.ts';
import { Dialog } from '#kit/overlays/dialog/Dialog.tsx';
import { SideModal } from '#kit/overlays/side-modal/SideModal.tsx';
import { draw } from '#kit/test/draw.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { followKeyboard } from './background.ts';
import { emptyPhone } from '../../test/phone.ts';
import { newWalk } from '../../walk/screen/begin-walk.ts';
import { WalkPanel } from '../../walk/screen/WalkPanel.tsx';

afterEach(() => void document.documentElement.style.removeProperty('--keyboard'));

/** Returns a fake of the visible part of a page that a keyboard can cover. */
function seenOver() {
  const events = new EventTarget();
  const seen = Object.assign(events, { height: innerHeight, offsetTop: 0, scale: 1 });
  const show = (changes: Partial<typeof seen>): void => {
    Object.assign(seen, changes);
    events.dispatchEvent(new Event('resize'));
  };
  return { seen, show };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const bottomOf = (dialog: Element | null) =>
  innerHeight - (dialog?.getBoundingClientRect().bottom ?? 0);

// CALL-7
test('the bottom of a panel and of a sheet is above a keyboard that covers the page', () => {
  const { seen, show } = seenOver();
  followKeyboard(seen);
  draw(<SideModal title="A walk" open onClose={() => undefined} footer="Call" />);
  const panel = document.querySelector('dialog');
  expect(bottomOf(panel)).toBe(0);
  show({ height: innerHeight - 200 });
  expect(bottomOf(panel)).toBe(200);
  // Scrolled up to the field.
  show({ offsetTop: 50 });
  expect(bottomOf(panel)).toBe(150);
  show({ height: innerHeight, offsetTop: 0 });
  expect(bottomOf(panel)).toBe(0);
  draw(<Dialog title="A name" open onClose={() => undefined} />);
  const sheet = document.querySelector('dialog:last-of-type');
  const before = bottomOf(sheet);
  show({ height: innerHeight - 200 });
  expect(bottomOf(sheet)).toBeGreaterThan(before);
});

// CALL-7
test('the bars of the browser and a zoomed page do not count as a keyboard', () => {
  const { seen, show } = seenOver();
  followKeyboard(seen);
  for (const changes of [{ height: innerHeight - 80 }, { height: innerHeight / 2, scale: 2 }]) {
    show(changes);
    expect(document.documentElement.style.getPropertyValue('--keyboard')).toBe('0px');
  }
  expect(() => followKeyboard(null)).not.toThrow();
});

// CALL-7
test('a sheet stays when a keyboard shrinks the page, with its text and call in sight', async () => {
  await emptyPhone();
  onTestFinished(async () => await page.viewport(1280, 800));
  storeCampus({ ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } });
  followKeyboard();
  await page.viewport(390, 844);
  const issue = { _id: 'a', title: 'Smoke', category: 'Fire', revision: 1, question: '' } as const;
  const opened = newWalk(issue, checked([confirm('a', 'end')]), 'Amara', new Date());
  draw(<WalkPanel opened={opened} onLeave={() => undefined} onReopen={() => undefined} />);
  const call = page.getByRole('link', { name: 'Call emergency services' });
  const sheet = page.getByRole('dialog', { name: 'Escalate now' });
  await button('Escalate now').click();
  await expect.element(sheet).toBeVisible();
  await page.viewport(390, 450);
  await expect.element(button('Record as escalated')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(call).toBeVisible();
  await page.viewport(390, 844);
  await page.getByRole('checkbox').click();
  const field = page.getByRole('textbox', { name: 'Feedback' });
  await field.fill('The panel was locked.');
  await page.viewport(390, 450);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport({ ratio: 0.5 });
  await expect.element(call).toBeInViewport({ ratio: 1 });
});
