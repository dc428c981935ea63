import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import type { CSSProperties } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allExamples } from './all-examples.ts';
import { draw } from './test/draw.ts';
import { emulate } from './test/emulate.ts';
import type { ComponentExamples } from './base/example.ts';
import drawnBy from './pictures/drawn-by.json' with { type: 'json' };
import './pictures/still.css';

// Every example, light and dark, beside its reference picture. `npm run pictures:kit` draws those again. Another
// browser or system draws its letters differently: there these tests are skipped.

const root = document.documentElement;
const major = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);
const isRecorded = major === drawnBy.chromium && navigator.platform === drawnBy.platform;

/** Things to open for a picture: a state of a component, the name of its opener, and the screen. */
const OPENED: { component: string; state: string; name: string; size: [number, number] }[] = [
  { component: 'Dropdown', state: 'chosen', name: 'Colour', size: [400, 360] },
  { component: 'Menu', state: 'account', name: 'Maya Okafor', size: [400, 120] },
  {
    component: 'Menu',
    state: 'a choice, longer than its list',
    name: 'All projects',
    size: [400, 280],
  },
  { component: 'Dialog', state: 'default', name: 'Open', size: [640, 320] },
  { component: 'Dialog', state: 'long content', name: 'Open', size: [640, 400] },
  { component: 'Confirmation dialog', state: 'two buttons', name: 'Open', size: [640, 320] },
  { component: 'Confirmation dialog', state: 'two buttons', name: 'Open', size: [390, 480] },
  {
    component: 'Confirmation dialog',
    state: 'one button and an icon',
    name: 'Open',
    size: [640, 400],
  },
  {
    component: 'Confirmation dialog',
    state: 'close button and content',
    name: 'Open',
    size: [640, 320],
  },
  { component: 'Confirmation dialog', state: 'danger', name: 'Open', size: [640, 320] },
  { component: 'Confirmation dialog', state: 'busy', name: 'Open', size: [640, 320] },
  { component: 'Side modal', state: 'default', name: 'Open', size: [640, 480] },
  { component: 'Side modal', state: 'header, footer, long body', name: 'Open', size: [390, 640] },
  { component: 'Layout shell', state: 'all actions', name: 'Menu', size: [390, 640] },
];

const FRAME: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  alignItems: 'start',
  gap: 24,
  width: 952,
  padding: 16,
  background: 'var(--surface)',
};

const States = ({ examples, wide }: ComponentExamples) => (
  <div
    style={{ ...FRAME, gridTemplateColumns: wide ? 'minmax(0, 1fr)' : FRAME.gridTemplateColumns }}
  >
    {Object.entries(examples).map(([state, Example]) => (
      <div key={state} style={{ minWidth: 0, isolation: 'isolate' }}>
        <p>{state}</p>
        <Example />
      </div>
    ))}
  </div>
);

const fileName = (...words: (string | number)[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

beforeEach(async () => {
  await emulate({ 'prefers-reduced-motion': 'reduce' });
  await document.fonts.ready;
});

afterEach(async () => {
  delete root.dataset.scheme;
  await emulate({});
  await page.viewport(1280, 800);
});

test('the screenshots are drawn in the font Inter', async () => {
  await document.fonts.load('600 16px Inter');
  expect(getComputedStyle(document.body).fontFamily).toBe('Inter');
  expect(document.fonts.check('600 16px Inter')).toBe(true);
});

// Two pictures in a row must be the same, and a busy machine takes its time for that.
const PATIENT = { timeout: 30_000 };

describe.runIf(isRecorded).each(['light', 'dark'])('%s', PATIENT, (scheme) => {
  test.each(allExamples)('$name looks as it did', async (component) => {
    root.dataset.scheme = scheme;
    await page.viewport(1000, 2600);
    const { container } = draw(<States {...component} />);
    const frame = page.elementLocator(container.firstElementChild ?? container);
    await expect(frame).toMatchScreenshot(`${scheme}/${fileName(component.name)}`, PATIENT);
  });

  test.each(OPENED)('$component, $state, opened at $size, looks as it did', async (opened) => {
    const { component, state, name, size } = opened;
    root.dataset.scheme = scheme;
    await page.viewport(...size);
    const Example = allExamples.find((each) => each.name === component)?.examples[state];
    draw(Example && <Example />);
    const opener = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('combobox', { name }));
    await opener.click();
    await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(
      `opened/${fileName(component, state, 'opened', size[0], scheme)}`,
      PATIENT,
    );
  });
});
