import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { API_ERRORS } from '#core/api/api-errors.ts';
import { takeOverCode } from '#core/record/codes/receipt-code.ts';
import { nextWalk } from '#core/walk/walk.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { violations } from '#kit/test/axe.ts';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { forgetAdvisor, storeAdvisorName } from '../../../base/advisor-name.ts';
import { guidesFetched } from '../../phone/library/guide.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isReportDue } from '../../phone/store/phone-store.ts';
import { change } from '../../phone/store/store.ts';
import { storeRecord } from '../../phone/outbox/outbox.ts';
import { saveWalk } from '../../phone/walks/saved-walks.ts';
import { amarasWalk, codeOf, GUIDE, nowWith } from '../../test/handed.ts';
import { emptyPhone, storedRecords, storedWalks, walkRests } from '../../test/phone.ts';
import { json } from '../../test/server.ts';
import { letGo } from '../../walk/state/handed-over.ts';
import { attendanceOf } from '../../walk/state/record-walk.ts';
import { WalkProvider } from '../../walk/screen/WalkProvider.tsx';
import { TakeOver } from './TakeOver.tsx';

let revision: () => Response;

beforeEach(async () => {
  storeAdvisorName('Ben');
  await walkRests();
  await emptyPhone();
  guidesFetched([]);
  revision = () => Response.error();
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const isAsked = typeof address === 'string' && address.endsWith('/revisions/2');
    if (isAsked) return await Promise.resolve(revision());
    throw new TypeError('Failed to fetch');
  });
});
afterEach(forgetAdvisor);

const keepGuide = async (): Promise<void> =>
  await change(['guides'], async ({ put }) => await put('guides', GUIDE._id, GUIDE));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const panel = page.getByRole('dialog', { name: GUIDE.title });
const code = page.getByText(/^\w\w-\w\w$/);

/** Opens the address of a code; returns the mock called once it was used or left. */
function scan(text: string) {
  const onDone = vi.fn<() => void>();
  eraseAll();
  draw(
    <WalkProvider>
      <TakeOver issueId={GUIDE._id} code={text} onDone={onDone} />
      <Toaster />
    </WalkProvider>,
  );
  return onDone;
}

// HANDOVER-2, HANDOVER-3
test('a walk is taken over at its step with its path, in both names, and shows a code to read out', async () => {
  await keepGuide();
  const walk = amarasWalk({ area: 'North', report: 'opened', rating: 2, description: 'Two rooms' });
  const text = codeOf(walk);
  const onDone = scan(text);
  await expect.element(heading('Take over this procedure?')).toBeVisible();
  await expect.element(page.getByText(/^At step 2, started/)).toBeVisible();
  await expect.element(page.getByText('The code says it is from “Amara”.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Take over').click();
  await expect.element(heading('You have it')).toBeVisible();
  await expect.element(code).toHaveTextContent(takeOverCode(text));
  await expect.element(page.getByText('Read this code to Amara:')).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(await storedWalks()).toMatchObject([
    {
      id: walk.id,
      advisor: 'Amara',
      issueId: 'leak',
      category: 'Water',
      area: 'North',
      report: 'opened',
      rating: 2,
      description: 'Two rooms',
      startedAt: walk.startedAt,
      walk: { path: walk.walk.path },
      trail: walk.trail,
      moments: [{ step: 'b', did: 'handed:Ben' }],
    },
  ]);
  await button('Open it').click();
  await expect.element(panel).toMatchTextContent(/STEP 2/);
  expect(onDone).toHaveBeenCalledOnce();
});

// HANDOVER-5
test('a code at the address of another issue cannot be read, although its answers fit', async () => {
  await keepGuide();
  scan(codeOf(amarasWalk({ title: 'Smoke in a kitchen' })));
  await expect.element(heading('This code cannot be read')).toBeVisible();
  await expect.element(button('Take over')).not.toBeInTheDocument();
  expect(await storedWalks()).toEqual([]);
});

// HANDOVER-5, HANDOVER-11
test('words that only a code says are quoted, and a code from years ahead cannot be read', async () => {
  await keepGuide();
  scan(codeOf(amarasWalk({ advisor: 'CAMPUS SECURITY (555-0199)' })));
  await expect.element(heading('Take over this procedure?')).toBeVisible();
  const quoted = page.getByText('The code says it is from “CAMPUS SECURITY (555-0199)”.');
  await expect.element(quoted).toBeVisible();
  scan(codeOf(amarasWalk({ startedAt: '2090-01-01T00:00:00.000Z' })));
  await expect.element(heading('This code cannot be read')).toBeVisible();
});

// HANDOVER-3
test('the page still says whom to read the code to after a signal comes back', async () => {
  await keepGuide();
  scan(codeOf(amarasWalk()));
  await button('Take over').click();
  await expect.element(code).toBeVisible();
  dispatchEvent(new Event('online'));
  await walkRests();
  await expect.element(page.getByText('Read this code to Amara:')).toBeVisible();
});

// HANDOVER-2, ADVISOR-4
test('a phone without a name asks for one first', async () => {
  forgetAdvisor();
  await keepGuide();
  scan(codeOf(amarasWalk()));
  await button('Take over').click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Cleo');
  await button('Continue').click();
  await expect.element(heading('You have it')).toBeVisible();
  expect(await storedWalks()).toMatchObject([{ moments: [{ did: 'handed:Cleo' }] }]);
});

// HANDOVER-8
test('a full phone says so instead of a code, and goes on while the page is open', async () => {
  await keepGuide();
  scan(codeOf(amarasWalk()));
  await expect.element(button('Take over')).toBeVisible();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await button('Take over').click();
  await expect.element(heading('This phone cannot save it')).toBeVisible();
  await expect.element(page.getByText(/Ask Amara to keep it and not press/)).toBeVisible();
  expect(code.elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  expect(await storedWalks()).toEqual([]);
  await button('Open it').click();
  await expect.element(panel).toMatchTextContent(/STEP 2/);
});

// HANDOVER-5
test.each([
  ['one sign more', (text: string) => `${text}A`],
  ['half of it', (text: string) => text.slice(0, text.length / 2)],
  ['another sign', (text: string) => text.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ['no code at all', () => '%'],
])('a code with %s cannot be read, and nothing is stored', async (_, damaged) => {
  await keepGuide();
  const onDone = scan(damaged(codeOf(amarasWalk())));
  await expect.element(heading('This code cannot be read')).toBeVisible();
  expect(button('Take over').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await button('Leave it').click();
  expect(onDone).toHaveBeenCalledOnce();
  expect(await storedWalks()).toEqual([]);
});

// HANDOVER-7
test('a missing revision is named, and comes with a signal or by a press', async () => {
  scan(codeOf(amarasWalk()));
  const missing = heading('This phone does not have revision 2 of it');
  await expect.element(missing).toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Try again').click();
  await expect.element(missing).toBeVisible();
  revision = () => json({ data: GUIDE });
  dispatchEvent(new Event('online'));
  await expect.element(button('Take over')).toBeVisible();
});

// HANDOVER-7
test('a withdrawn walk stays on the first phone, and the page says so', async () => {
  const { status } = API_ERRORS.NOT_FOUND;
  revision = () => json({ code: 'NOT_FOUND', status }, status);
  scan(codeOf(amarasWalk()));
  await expect.element(heading('This procedure was withdrawn')).toBeVisible();
  await expect.element(page.getByText(/^It is still on/)).toBeVisible();
});

/** Keeps a record of a walk, which goes on or not. */
async function recorded(walk: SavedWalk, ongoing?: SavedWalk): Promise<void> {
  const body = { ...attendanceOf(walk, 'Escalated', null), report: 'due' as const };
  const said = { key: walk.id, address: 'POST /api/attend', title: walk.title } as const;
  await storeRecord({ ...said, advisor: 'Ben', body, ongoing }, new Date());
}

// HANDOVER-5
test('a walk that this phone has finished is not taken over again', async () => {
  await keepGuide();
  const walk = amarasWalk();
  await recorded(walk);
  scan(codeOf(walk));
  await expect.element(heading('This phone already finished it')).toBeVisible();
});

// HANDOVER-5
test('a code that was used opens the walk that it made', async () => {
  await keepGuide();
  const text = codeOf(amarasWalk());
  scan(text);
  await button('Take over').click();
  await expect.element(heading('You have it')).toBeVisible();
  scan(text);
  await expect.element(heading('This phone already has it')).toBeVisible();
  await button('Open it').click();
  await expect.element(panel).toMatchTextContent(/STEP 2/);
});

/** Returns the same walk once its phone went on and escalated it. */
function goneOn(walk: SavedWalk): SavedWalk {
  const trail = [
    ...walk.trail,
    { step: 'b', at: 60_000, did: 'escalate' } as const,
    { step: 'b', at: 90_000, did: 'no' } as const,
  ];
  const answered = nextWalk(walk.walk, { type: 'answer', answer: 'no' });
  const escalated = { step: 2, at: '2026-11-21T03:01:00.000Z' };
  return { ...walk, trail, escalated, walk: nextWalk(answered, { type: 'next' }) };
}

// HANDOVER-9
test('a walk that went on after its first code is taken over in its newer state', async () => {
  await keepGuide();
  const walk = amarasWalk();
  scan(codeOf(walk));
  await button('Take over').click();
  await expect.element(heading('You have it')).toBeVisible();
  const later = codeOf(goneOn(walk), { corrections: 1 });
  scan(later);
  await button('Take over').click();
  await expect.element(heading('You have it')).toBeVisible();
  await expect.element(code).toHaveTextContent(takeOverCode(later));
  const [taken] = await storedWalks();
  expect(taken).toMatchObject({ escalated: { step: 2 }, corrections: 1 });
  expect(taken?.trail).toEqual(goneOn(walk).trail);
  // The first code again is older than the walk here.
  scan(codeOf(walk));
  await expect.element(heading('This phone already has it')).toBeVisible();
});

// HANDOVER-9
test('nothing is replaced if both phones went on, and the page says who should finish', async () => {
  await keepGuide();
  const walk = amarasWalk();
  scan(codeOf(walk));
  await button('Take over').click();
  await button('Open it').click();
  await panel.getByRole('radio', { name: 'Yes' }).click();
  await expect.poll(async () => (await storedWalks())[0]?.trail).toHaveLength(2);
  const mine = await storedWalks();
  scan(codeOf(walk));
  await expect.element(heading('This phone already has it')).toBeVisible();
  scan(codeOf(goneOn(walk)));
  await expect.element(heading('You both continued it')).toBeVisible();
  await expect.element(page.getByText(/^Ask Amara to finish there/)).toBeVisible();
  expect(button('Take over').elements()).toEqual([]);
  expect(code.elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  expect(await storedWalks()).toEqual(mine);
  await expect.element(button('Open it')).toBeVisible();
});

// HANDOVER-9
test('a phone that opens its own code already has the walk, even after it went on', async () => {
  storeAdvisorName('Amara');
  await keepGuide();
  const trail = [{ step: 'a', at: 4_321, did: 'no' } as const];
  const moments = [{ step: 'b', at: 5_678, did: 'timer:5' }];
  const walk = amarasWalk({ trail, moments });
  const text = codeOf(walk);
  await saveWalk(walk);
  scan(text);
  await expect.element(heading('This phone already has it')).toBeVisible();
  await saveWalk(goneOn(walk));
  scan(text);
  await expect.element(heading('This phone already has it')).toBeVisible();
});

// HANDOVER-2
test('the page says so if the walk is practice', async () => {
  await keepGuide();
  scan(codeOf(amarasWalk({ isPractice: true })));
  await expect.element(page.getByText('Practice: not counted.')).toBeVisible();
});

// HANDOVER-2
test('a phone that already has the walk says that its copy is replaced', async () => {
  await keepGuide();
  const walk = amarasWalk();
  await saveWalk(walk);
  scan(codeOf(walk));
  await expect.element(page.getByText(/It replaces the copy on this phone/)).toBeVisible();
});

// HANDOVER-4, REPORT-11
test('a walk that was handed over and returns brings its report back', async () => {
  await keepGuide();
  const walk = amarasWalk({ moments: [nowWith('Ben')] });
  await recorded(walk, walk);
  await letGo(walk, 'Ben', 'Cleo', new Date());
  expect((await storedRecords()).map(isReportDue)).toEqual([false]);
  expect(await storedWalks()).toEqual([]);
  scan(codeOf({ ...walk, moments: [nowWith('Ben'), nowWith('Cleo')] }, { corrections: 1 }));
  await button('Take over').click();
  await expect.element(heading('You have it')).toBeVisible();
  expect((await storedRecords()).map(isReportDue)).toEqual([true]);
});
