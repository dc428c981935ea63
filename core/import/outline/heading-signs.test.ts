import { expect, test } from 'vitest';
import { BINDER_CAMPUS } from '../../fixtures/binder-outline.ts';
import { guessIssues } from '../guessed-issues.ts';
import { textBlocks } from '../paragraphs/text-blocks.ts';

const found = (text: string): readonly (readonly [string, number])[] =>
  guessIssues(textBlocks(text), { name: 'Binder', campus: BINDER_CAMPUS }).issues.map(
    ({ title, steps }) => [title, steps.length],
  );

const NAMES = ['Lost key', 'Wet floor', 'Stuck elevator', 'Bat in a room', 'Guest who stays'];
const ACTS = ['Ask who is there.', 'Write it down.', 'Email the manager.'];

const LISTS = {
  bullets: (act: string) => `- ${act}`,
  numbers: (act: string, at: number) => `${at + 1}. ${act}`,
  lines: (act: string) => act,
};
const LOOKS = {
  '1. Name': (name: string, at: number) => `${at + 1}. ${name}`,
  'Name:': (name: string) => `${name}:`,
  '★ Name': (name: string) => `★ ${name}`,
  '§1 Name': (name: string, at: number) => `§${at + 1} ${name}`,
  'Q: Name?': (name: string) => `Q: ${name}?`,
};

// IMPORT-3, IMPORT-23
test.each(
  Object.entries(LOOKS).flatMap(([look, titled]) =>
    Object.entries(LISTS).map(([below, listed]) => ({ look, below, titled, listed })),
  ),
)("$look above $below is a title, also below the document's own title", ({ titled, listed }) => {
  const text = NAMES.map((name, at) => `${titled(name, at)}\n\n${ACTS.map(listed).join('\n')}`);
  const whole = ['Night desk', ...text].join('\n\n');
  const issues = found(whole);
  expect(issues.map(([, steps]) => steps)).toEqual(NAMES.map(() => ACTS.length));
  for (const [at, name] of NAMES.entries()) expect(issues[at]?.[0]).toContain(name);
  expect(found(text.join('\n\n'))).toEqual(issues);
});

// IMPORT-23
test('three numbered phases below one title are parts of its procedure', () => {
  const phases = ['At the desk', 'In the room', 'Back downstairs'].map(
    (name, at) => `${at + 1}. ${name}\n   - ${ACTS[0]}\n   - ${ACTS[1]}`,
  );
  expect(found(['Lost key', ...phases].join('\n\n'))).toHaveLength(1);
});

// IMPORT-3
test('a part with a usual name is below the plain-text titles, not a title itself', () => {
  const text = NAMES.map((name) => `${name}\n\nWhat to do:\n\n- ${ACTS.join('\n- ')}`);
  const issues = found(['Night desk', ...text].join('\n\n'));
  expect(issues.map(([title]) => title)).toEqual(NAMES);
});
