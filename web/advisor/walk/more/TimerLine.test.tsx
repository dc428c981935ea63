import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { holdPresses } from '#kit/overlays/dialog/hold.ts';
import { eraseAll } from '#kit/test/draw.ts';
import { isFound } from '#kit/test/found.ts';
import { violations } from '#kit/test/axe.ts';
import { storeCampus } from '../../phone/library/local-copy.ts';
import { savedWalk } from '../../phone/walks/saved-walks.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { received, serverAnswers } from '../../test/server.ts';
import { storedWalks } from '../../test/phone.ts';
import { button, prepareWalkPanel, radio, walking, walkToTheEnd } from '../../test/walk-panel.tsx';

prepareWalkPanel();

const left = page.getByRole('timer');
const rung = page.getByRole('alert');
const MINUTE = 60_000;

/** Returns a walk in which a timer of 10 minutes was set `ago` milliseconds ago. */
function timerSet(ago: number): Partial<SavedWalk> {
  const startedAt = new Date(Date.now() - ago - MINUTE).toISOString();
  return { startedAt, moments: [{ step: 'a', at: MINUTE, did: 'timer:10' }] };
}

const didIn = async (): Promise<readonly string[] | undefined> =>
  (await storedWalks())[0]?.moments?.map(({ did }) => did);

/** Watches the phone's vibration and tones when the timer rings. */
function heard() {
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const tones = vi.spyOn(OscillatorNode.prototype, 'start');
  return { vibrate, tones };
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.restoreAllMocks();
});

// TIMER-1, TIMER-3
test.each([5, 10, 15])(
  'a timer of %i minutes is set at a step, counts down, and can be canceled',
  async (minutes) => {
    serverAnswers(received);
    walking({ startedAt: new Date().toISOString() });
    await expect.element(left).not.toBeInTheDocument();
    await button('More').click();
    await button(`Check again in ${minutes} min`).click();
    await expect
      .element(left)
      .toMatchTextContent(new RegExp(`^Check again in (${minutes}:00|${minutes - 1}:5\\d)$`));
    await expect
      .element(left)
      .toMatchTextContent(new RegExp(`^Check again in ${minutes - 1}:5\\d$`));
    expect(await violations()).toEqual([]);
    await radio('Only one zone').click();
    await button('NEXT').click();
    await expect.element(left).toBeVisible();
    await button('Cancel timer').click();
    await expect.element(left).not.toBeInTheDocument();
    await expect.poll(didIn).toEqual([`timer:${minutes}`, 'timer back']);
  },
);

// TIMER-1
test('a new timer replaces the one that runs', async () => {
  walking(timerSet(0));
  await expect.element(left).toMatchTextContent(/(10:00|9:5\d)$/);
  await button('More').click();
  await button('Check again in 5 min').click();
  await expect.element(left).toMatchTextContent(/(5:00|4:5\d)$/);
});

// TIMER-7
test('a timer goes on after the app was closed', async () => {
  const { opened } = walking(timerSet(4 * MINUTE));
  await expect.element(left).toMatchTextContent(/^Check again in 5:5\d$/);
  await radio('Only one zone').click();
  await expect.poll(storedWalks).toHaveLength(1);
  eraseAll();
  walking(await savedWalk(opened.id));
  await expect.element(left).toMatchTextContent(/^Check again in 5:[45]\d$/);
});

// TIMER-3, TIMER-4, TIMELINE-4
test('a timer that ends says so, vibrates, sounds after a tap, and is in the record', async () => {
  const { vibrate, tones } = heard();
  const sent = serverAnswers(received);
  walking(timerSet(10 * MINUTE - 1_500));
  await expect.element(left).toBeVisible();
  await radio('Two or more').click();
  await expect.element(rung).toMatchTextContent('Check again now: 10 minutes are up.');
  expect(vibrate).toHaveBeenCalledOnce();
  expect(tones).toHaveBeenCalledTimes(3);
  expect(await violations()).toEqual([]);
  await expect.poll(didIn).toEqual(['timer:10', 'rang']);
  await button('OK').click();
  await expect.element(rung).not.toBeInTheDocument();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.data).toMatchObject({
    moments: [
      { step: 'a', at: MINUTE, did: 'timer:10' },
      { step: 'a', did: 'rang' },
    ],
  });
});

// TIMER-3, KIT-31, KIT-32
test('a call that a ringing timer moves in a sheet is held for a moment', async () => {
  storeCampus({ ...NEW_CAMPUS, emergency: { words: 'emergency services', number: '999' } });
  onTestFinished(() => storeCampus(NEW_CAMPUS));
  walking(timerSet(10 * MINUTE - 2_500));
  await button('Contacts').click();
  const sheet = page.getByRole('dialog', { name: 'Contacts' });
  const call = sheet.getByRole('link', { name: 'Call emergency services' });
  await expect.element(call).toBeVisible();
  await expect.poll(() => isFound(call)).toBe(true);
  onTestFinished(holdPresses());
  await expect.poll(() => isFound(call), { interval: 20, timeout: 4_000 }).toBe(false);
  await expect.element(rung).toBeVisible();
  await expect.poll(() => isFound(call)).toBe(true);
});

// TIMER-4
test('a timer that ended while the app was closed rings once when the walk opens', async () => {
  const { vibrate, tones } = heard();
  walking(timerSet(30 * MINUTE));
  await expect.element(rung).toBeVisible();
  expect(vibrate).toHaveBeenCalledOnce();
  await expect.poll(didIn).toEqual(['timer:10', 'rang']);
  const [stored] = await storedWalks();
  eraseAll();
  walking(await savedWalk(stored?.id ?? ''));
  await expect.element(button('NEXT')).toBeVisible();
  await expect.element(rung).not.toBeInTheDocument();
  expect(vibrate).toHaveBeenCalledOnce();
  expect(tones.mock.calls.length).toBeLessThanOrEqual(3);
});

/** Moves the phone's clock away from the time that passed, as after a sleep in which the page stood still. */
function clockIsOff(by: number): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + by);
}

// TIMER-7
test('a timer that ended while the phone slept rings when the page is seen again', async () => {
  walking(timerSet(0));
  await expect.element(left).toBeVisible();
  clockIsOff(11 * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(rung, { timeout: 2_000 }).toBeVisible();
  await expect.poll(didIn).toEqual(['timer:10', 'rang']);
});

// TIMER-7
test('a clock that is set back does not change the time left', async () => {
  walking(timerSet(MINUTE));
  await expect.element(left).toMatchTextContent(/^Check again in (9:00|8:5\d)$/);
  clockIsOff(-60 * MINUTE);
  await expect.element(left).toMatchTextContent(/^Check again in 8:5[0-8]$/);
  eraseAll();
  // A page opened later knows only the clock.
  walking({ ...timerSet(0), startedAt: new Date(Date.now() + 60 * MINUTE).toISOString() });
  await expect.element(left).toMatchTextContent(/^Check again in (10:00|9:5\d)$/);
});

/** Allows the page's own sound, as a tap with a finger does. */
function soundAllowed(): AudioContext {
  const resumed = vi.spyOn(AudioContext.prototype, 'resume');
  dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' }));
  const [audio] = resumed.mock.contexts;
  if (!(audio instanceof AudioContext)) throw new Error('no sound was allowed');
  return audio;
}

// TIMER-4
test('a lifted finger allows the sound, and a phone call stops it only for its duration', async () => {
  const session = { type: 'auto' };
  Object.defineProperty(navigator, 'audioSession', { value: session, configurable: true });
  const { tones } = heard();
  walking(timerSet(0));
  await expect.element(left).toBeVisible();
  const audio = soundAllowed();
  expect(session.type).toBe('playback');
  await audio.suspend();
  clockIsOff(11 * MINUTE);
  await expect.element(rung).toBeVisible();
  await expect.poll(() => tones.mock.calls.length).toBe(3);
  Reflect.deleteProperty(navigator, 'audioSession');
});

// TIMER-4
test('the sound returns with the page', async () => {
  walking(timerSet(0));
  await expect.element(left).toBeVisible();
  const audio = soundAllowed();
  await audio.suspend();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => audio.state).toBe('running');
});

const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens a dialog over a walk whose timer rings in a moment. */
async function rungUnder(opener: string): Promise<void> {
  walking(timerSet(10 * MINUTE - 1_500));
  await button('More').click();
  if (opener !== 'More') await button(opener).click();
}

// TIMER-3
test('a timer rings inside an open dialog, where a keyboard reaches it', async () => {
  await rungUnder('More');
  const more = sheet('More');
  await expect.element(more.getByRole('alert')).toMatchTextContent('10 minutes are up.');
  expect(rung.elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
  const { top } = more.element().getBoundingClientRect();
  expect(rung.element().getBoundingClientRect().top - top).toBeLessThan(60);
  await expect.poll(didIn).toEqual(['timer:10', 'rang']);
  const before = document.activeElement;
  await userEvent.tab({ shift: true });
  await expect.element(more.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(rung).not.toBeInTheDocument();
  expect(document.activeElement).toBe(before);
  await expect.element(more).toBeVisible();
});

// TIMER-3
test('typing goes on when a timer rings, and the line then stays above the question', async () => {
  await rungUnder('This step is wrong');
  const dialog = sheet('This step is wrong');
  const note = dialog.getByRole('textbox');
  await note.fill('The valve');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard(' is behind the door');
  await expect.element(note).toHaveValue('The valve is behind the door');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('NEXT')).toBeVisible();
  await button('OK').click();
  await expect.element(rung).not.toBeInTheDocument();
});

// TIMER-1
test('the final screen offers no timer, but a running one goes on', async () => {
  walking(timerSet(0));
  await walkToTheEnd();
  await expect.element(left).toBeVisible();
  await button('More').click();
  await expect.element(page.getByRole('switch', { name: 'Dark' })).toBeVisible();
  await expect.element(button('Check again in 5 min')).not.toBeInTheDocument();
});

// RECORD-24
test('a walk without a timer sends nothing about timers', async () => {
  const sent = serverAnswers(received);
  walking();
  await walkToTheEnd();
  await button('Issue resolved').click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.data).not.toHaveProperty('moments');
});
