import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ladder } from './ladder-schema.ts';
import type { NotificationTarget } from './notification-schema.ts';
import { calledOf, previewOf, type OnDutyThen } from './preview.ts';

const target = (id: string, members: Partial<NotificationTarget> = {}): NotificationTarget => ({
  _id: id,
  kind: 'mail',
  address: `${id}@ashdown.example`,
  name: id,
  categories: [],
  escalations: true,
  summary: 'none',
  secretEnd: null,
  ...members,
});
const duty = target('D', { kind: 'duty', address: 'manager', name: '' });
const targets = [
  duty,
  target('Priya Shah'),
  target('all resident directors'),
  target('Dispatch desk', { kind: 'webhook' }),
];
const phones = [
  target('Sam', { kind: 'push', address: 'asleep' }),
  target('Ana', { kind: 'push', address: 'awake' }),
];
const ladder = (...steps: (readonly [wait: number, ...targets: string[]])[]): Ladder => ({
  areas: [],
  categories: [],
  rounds: 3,
  steps: steps.map(([wait, ...ids]) => ({ wait, targets: ids })),
});
const E11 = ladder([0, 'D'], [5, 'Priya Shah'], [10, 'all resident directors', 'Dispatch desk']);
const ANA: readonly OnDutyThen[] = [{ name: 'Ana Flores', hasEmail: true }];

const says = (
  ladders: readonly Ladder[],
  onDuty: readonly OnDutyThen[] | undefined,
  who: readonly NotificationTarget[] = targets,
): string =>
  previewOf({
    ladders,
    targets: who,
    place: { area: null, category: 'Fire' },
    nameOf: () => 'Duty manager',
    dutyOf: () => onDuty,
    isAwake: (account) => account === 'awake',
  })
    .map(({ text }) => text)
    .join('');

// LADDER-20
test.each<[string, string]>([
  [
    says([E11], ANA),
    'Ana Flores is told right away, Priya Shah after 5 minutes, and all resident directors and Dispatch desk 10 minutes later.',
  ],
  [
    says([E11], []),
    'Nobody is on duty, so Priya Shah is told right away, and all resident directors and Dispatch desk after 10 minutes.',
  ],
  [
    says([E11], undefined),
    'The person on duty for Duty manager is told right away, Priya Shah after 5 minutes, and all resident directors and Dispatch desk 10 minutes later.',
  ],
  [
    says([ladder([0, 'D'])], [{ name: 'Ana Flores', hasEmail: false }], [duty]),
    'Ana Flores is on duty but has no email, so only owners are told.',
  ],
  [says([ladder([0, 'D'])], [], [duty]), 'Nobody is on duty, so only owners are told.'],
  [
    says([ladder([0, 'Sam'], [5, 'Ana'])], [], phones),
    'Sam has no phone to wake, so Ana is told right away.',
  ],
  // Steps elsewhere count too where none here has anybody.
  [
    says(
      [ladder([0, 'D']), { ...ladder([0, 'Priya Shah']), areas: ['north'] }],
      [],
      [duty, target('Priya Shah')],
    ),
    'Nobody is on duty, so Priya Shah is told right away.',
  ],
  [
    says(
      [ladder([0, 'D'])],
      ['Ana', 'Sam'].map((name) => ({ name, hasEmail: false })),
      [duty],
    ),
    'Ana and Sam are on duty but have no email, so only owners are told.',
  ],
  [
    says([ladder([0, 'Priya Shah', 'D'], [1, 'Dispatch desk'])], [], targets.slice(0, 2)),
    'Priya Shah is told right away. Nobody is on duty.',
  ],
  // A step between them that has nobody goes on at once.
  [
    says([ladder([0, 'Priya Shah'], [5, 'D'], [10, 'Dispatch desk'])], []),
    'Priya Shah and all resident directors are told right away, and Dispatch desk after 5 minutes. Nobody is on duty.',
  ],
  [says([], [], []), 'Nobody is told.'],
  [
    says(
      [],
      [],
      ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => target(id)),
    ),
    'A, B, C and 3 others are told right away.',
  ],
  [
    says([ladder([0, 'A'], [1, 'B'])], [], [target('A'), target('B')]),
    'A is told right away, and B after 1 minute.',
  ],
])('the preview reads: %s', (said, expected) => {
  expect(said).toBe(expected);
});

// LADDER-20
test('two people on duty in steps without a wait are told at the same time', () => {
  const two = [...ANA, { name: 'Sam Ito', hasEmail: false }];
  expect(says([ladder([0, 'D'])], two, [duty])).toBe(
    'Ana Flores is told right away. Sam Ito is on duty but has no email.',
  );
});

const called = (members: Partial<NotificationTarget>) =>
  calledOf(target('A', members), (contact) => `the ${contact}`);

test('a recipient has its name, or else the name in its address', () => {
  expect(called({})).toBe('A');
  expect(called({ name: '' })).toBe('A@ashdown.example');
  const hook = { kind: 'webhook', address: 'https://hooks.ashdown.example/x?y', name: '' } as const;
  expect(called(hook)).toBe('hooks.ashdown.example');
  expect(called({ kind: 'duty', address: 'manager', name: '' })).toBe('the manager');
});

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const anyLadder = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.uniqueArray(fc.constantFrom(...ids))), {
    minLength: 1,
    maxLength: 10,
  })
  .map((steps) => ladder(...steps.map(([wait, told]) => [wait, ...told] as const)));

// LADDER-20
test('any steps give one sentence, which names only people who are told', () => {
  fc.assert(
    fc.property(fc.array(anyLadder, { maxLength: 2 }), fc.subarray(ids), (ladders, there) => {
      const parts = previewOf({
        ladders,
        targets: there.map((id) => target(id)),
        place: { area: null, category: 'Fire' },
        nameOf: String,
        isAwake: () => true,
        dutyOf: () => [],
      });
      const said = parts.map(({ text }) => text).join('');
      expect(said).toMatch(/^[^.]+\.$/);
      expect(said).not.toMatch(/ 0 minutes|NaN|undefined/);
      for (const { text, is } of parts) if (is === 'name') expect(there).toContain(text);
      expect(said === 'Nobody is told.').toBe(!parts.some(({ is }) => is === 'name'));
    }),
  );
});
