import { expect, test } from 'vitest';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { stepFromWire } from '#core/wire.ts';
import { patchStep } from '#core/step-patch.ts';
import { tidyStep, type StepDraft } from '#core/step.ts';
import { sentStep } from './step-body.ts';

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

test.each(drafts)('draft %# laid over any other step is the draft itself', (draft) => {
  for (const before of drafts) {
    const after = patchStep(before, sentStep(draft, steps));
    expect(tidyStep(stepFromWire(after, steps))).toEqual(tidyStep(draft));
  }
});

test('a skip is sent as the number of its step', () => {
  expect(sentStep(steps[0] ?? {}, steps).yesAction?.goToStep).toBe('Step 3');
});
