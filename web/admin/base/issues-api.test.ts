import { expect, test } from 'vitest';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { patchStep } from '#core/step/step-patch.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { normalizeStep } from '#core/step/normal-step.ts';
import { decodePatch } from '#core/issue/wire.ts';
import { stepBody } from './issues-api.ts';

const steps = [ask('a', 'c', 'end'), confirm('b', 'next'), ask('c', 'b', 'end')];
const drafts: StepDraft[] = [
  ...steps,
  {
    ...steps[0],
    customiseAnswerType: true,
    yesAction: { ...steps[0]?.yesAction, customText: 'A' },
  },
  { ...steps[1], image: 'images/x.webp', question: '  Spaced  ' },
];

// ISSUES-12
test.each(drafts)('draft %# laid over any other step is the draft itself', (draft) => {
  for (const before of drafts) {
    const after = patchStep(before, decodePatch(stepBody(draft, steps), steps));
    expect(normalizeStep(after)).toEqual(normalizeStep(draft));
  }
});

// ISSUES-15
test('a skip is sent as the number of its step', () => {
  expect(stepBody(steps[0] ?? {}, steps).yesAction?.goToStep).toBe('Step 3');
});
