import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ask, checked } from '#core/fixtures/trees.ts';
import { startWalk } from '#core/walk/walk.ts';
import { draw } from '#kit/test/draw.ts';
import { storeAdvisorName } from '../../../base/advisor-name.ts';
import { storage } from '../../../base/safe-storage.ts';
import { eraseWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import { emptyPhone } from '../../test/phone.ts';
import { AdvisorShell } from './AdvisorShell.tsx';

const below = page.getByText('What the page shows');
const goOn = page.getByRole('button', { name: 'Go on' });
const top = () => below.element().getBoundingClientRect().top;

const height = (): number => Number.parseInt(storage.get('reslife.notices') ?? '', 10);

const drawShell = () =>
  draw(
    <AdvisorShell>
      <p>What the page shows</p>
    </AdvisorShell>,
  );

beforeEach(async () => {
  storage.remove('reslife.notices');
  await emptyPhone();
  storeAdvisorName('Amara');
});

// WALK-14
test('the space for an unfinished walk is there before it is, as high as it was last time', async () => {
  await saveWalk({
    id: 'flood',
    advisor: 'Amara',
    issueId: 'flood',
    title: 'Flood in a cellar',
    revision: 1,
    startedAt: '2026-11-21T03:00:00.000Z',
    walk: startWalk(checked([ask('a', 'next', 'next')])),
    trail: [],
    rating: 0,
    description: '',
  });
  storage.set('reslife.notices', '90px');
  drawShell();
  expect(goOn.query()).toBeNull();
  const withRoom = top();
  await expect.element(goOn).toBeVisible();
  // It is measured after it is drawn.
  await expect.poll(height).toBeGreaterThan(90);
  expect(top() - withRoom).toBe(height() - 90);

  await eraseWalk({ id: 'flood' });
  await expect.poll(top).toBe(withRoom - 90);
  await expect.poll(() => storage.get('reslife.notices')).toBe('0px');
});
