import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { wakeSender } from '../../phone/outbox/sender.ts';
import { change } from '../../phone/store/store.ts';
import { EARLIER_PHONE } from '../../test/earlier-phone.ts';
import { storedRecords, storedWalks } from '../../test/phone.ts';
import { noAnswer, received, serverAnswers } from '../../test/server.ts';
import { button, checkbox, outcomes, prepareWalkPanel } from '../../test/walk-panel.tsx';
import { UnfinishedWalks } from './UnfinishedWalks.tsx';
import { WalkProvider } from './WalkProvider.tsx';

const { walks, outbox } = EARLIER_PHONE;
const [underWay, ended] = outbox.map(({ life }) => life);

prepareWalkPanel();
beforeEach(async () => {
  await change(['walks', 'outbox'], async ({ put }) => {
    for (const walk of walks) await put('walks', walk.id, walk);
    for (const record of outbox) await put('outbox', record.life.key, record);
  });
});

// WALK-14, ESCALATE-2, OUTBOX-1
test('a walk stored by release 0.2.0 goes on where it was, and its end corrects its record', async () => {
  const sent = serverAnswers(noAnswer, noAnswer, received);
  draw(
    <WalkProvider>
      <UnfinishedWalks />
      <Toaster />
    </WalkProvider>,
  );
  await expect.element(page.getByText(/^Escalated at step 2/)).toBeVisible();
  await button('Go on').click();
  await expect.element(checkbox('They are open')).toBeChecked();
  await expect.element(page.getByText('Get everyone out.')).toBeInTheDocument();
  await button('NEXT').click();
  await checkbox('They are coming').click();
  await button('Issue resolved').click();
  await expect.poll(storedWalks).toEqual([]);
  const walked = () => sent.filter(({ key }) => key === underWay?.key);
  await expect.poll(() => outcomes(walked()).at(-1)).toBe('Resolved');
  expect(walked().at(-1)?.data).toMatchObject({
    advisor: 'Amara',
    startedAt: walks[0]?.startedAt,
    correction: 1,
    steps: [
      { step: 'a', response: 'Only one zone' },
      { step: 'b', response: true },
      { step: 'c', response: true },
    ],
    trail: [...(walks[0]?.trail ?? []), { step: 'c', did: 'tick' }],
  });
});

// OUTBOX-7, OUTBOX-9
test('records stored by release 0.2.0 are sent unchanged under their keys', async () => {
  const sent = serverAnswers(received);
  wakeSender();
  const keys = () => new Set(sent.map(({ key }) => key));
  await expect.poll(keys).toEqual(new Set([underWay?.key, ended?.key]));
  const resolved = sent.find(({ key }) => key === ended?.key);
  expect(resolved?.data).toMatchObject({ ...ended?.body, correction: 0 });
  await expect
    .poll(async () => (await storedRecords()).map(({ life }) => life.receipt?.correction))
    .toEqual([0, 0]);
});
