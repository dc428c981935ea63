import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw, eraseAll } from '#kit/test/draw.ts';
import { forgetAdvisor } from '../../../base/advisor-name.ts';
import { RecordsMark } from '../shell/RecordsMark.tsx';
import { isUnsent } from '../../phone/outbox/outbox.ts';
import { RecordsPage } from '../records/RecordsPage.tsx';
import {
  busy,
  noAnswer,
  serverAnswers,
  ownError,
  received,
  type SentWrite,
} from '../../test/server.ts';
import { emptyPhone, storedRecords } from '../../test/phone.ts';
import { NO_TEXTS } from '../../phone/library/stored-texts.ts';
import { noteEmptySearch } from '../../phone/outbox/note-empty-search.ts';
import { Found } from '../../shared/search/Found.tsx';
import { FoundStatus } from '../../shared/search/found-text.tsx';
import { useEmptySearch } from '../../shared/search/use-empty-search.ts';

const ADDRESS = 'POST /api/advisor/empty-search';

/** Returns the words and the id that were sent. */
const reported = (sent: readonly SentWrite[]) =>
  sent.map(({ data }) => {
    const { words, phone } = data as unknown as { words: string; phone: string };
    return { words, phone };
  });
const wordsOf = (sent: readonly SentWrite[]) => reported(sent).map(({ words }) => words);

beforeEach(async () => {
  forgetAdvisor();
  await emptyPhone();
});

afterEach(() => {
  eraseAll();
  vi.useRealTimers();
});

// MESSAGES-12
test('the words of a search with no match are sent once a day, under an id only for them', async () => {
  const sent = serverAnswers(received);
  const night = new Date('2026-11-21T03:00:00');
  await noteEmptySearch(' Room 12 BATS', night);
  await noteEmptySearch('room bats', new Date('2026-11-21T23:00:00'));
  await noteEmptySearch('drone', night);
  await noteEmptySearch('room bats', new Date('2026-11-22T03:00:00'));
  await noteEmptySearch('12 ba', night);
  await expect.poll(() => wordsOf(sent).sort()).toEqual(['drone', 'room bats', 'room bats']);
  const idsOf = (words: string) =>
    new Set(reported(sent).flatMap((one) => (one.words === words ? [one.phone] : [])));
  expect(idsOf('room bats').size).toBe(1);
  expect([...idsOf('drone')].filter((id) => idsOf('room bats').has(id))).toEqual([]);
  const members = ['correction', 'phone', 'sentAt', 'words'];
  expect(Object.keys(sent[0]?.data ?? {}).sort()).toEqual(members);
});

// MESSAGES-12
test('the words wait without a signal, and neither Records nor its count shows them', async () => {
  serverAnswers(noAnswer);
  await noteEmptySearch('drone');
  const [record] = await storedRecords();
  expect(record).toMatchObject({ address: ADDRESS, advisor: '' });
  expect(record && isUnsent(record, undefined)).toBe(false);
  draw(
    <>
      <RecordsMark />
      <RecordsPage />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/drone|1/);
});

// MESSAGES-12
test('words that the server refuses are dropped, and messages of advisors stay', async () => {
  serverAnswers(ownError('INVALID_INPUT'), ownError('INVALID_INPUT'), busy);
  await noteEmptySearch('drone');
  await expect
    .poll(async () => (await storedRecords())[0]?.life.refused?.code)
    .toBe('INVALID_INPUT');
  // At the next reply, whatever that is to.
  await noteEmptySearch('kettle');
  await expect.poll(async () => (await storedRecords()).length).toBe(1);
});

const Search = ({ search }: { search: string | undefined }) => {
  useEmptySearch(search);
  return null;
};

/** Shows the search in the address, as the list does. */
function show(search: string): void {
  history.replaceState(null, '', `?${new URLSearchParams({ search })}`);
}

// MESSAGES-12
test('a search is reported after two seconds with no match, and not while somebody types', async () => {
  const sent = serverAnswers(received);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show('drone');
  const { redraw } = draw(<Search search="dro" />);
  vi.advanceTimersByTime(1999);
  redraw(<Search search="drone" />);
  vi.advanceTimersByTime(1999);
  redraw(<Search search={undefined} />);
  vi.advanceTimersByTime(5000);
  redraw(<Search search="drones" />);
  vi.advanceTimersByTime(2000);
  await expect.poll(() => wordsOf(sent)).toEqual(['drones']);
});

// MESSAGES-12
test('a search that is left earlier is reported, by another page or an empty box', async () => {
  const sent = serverAnswers(received);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show('drone');
  const { redraw } = draw(<Search search="drone" />);
  show('');
  redraw(<Search search={undefined} />);
  await expect.poll(() => wordsOf(sent)).toEqual(['drone']);
  show('kettle');
  redraw(<Search search="kettle" />);
  history.replaceState(null, '', '/issue-not-found?category=Pests');
  eraseAll();
  await expect.poll(() => wordsOf(sent)).toEqual(['drone', 'kettle']);
});

/** Shows a search that found some, and leaves it. */
const leave = (search: string, to: string): void => {
  show(search);
  draw(<FoundStatus search={search} count={3} readAs={[]} also={[]} />);
  history.replaceState(null, '', to);
  eraseAll();
};

// MESSAGES-12
test('a search with matches is reported if somebody then reports a missing issue', async () => {
  const sent = serverAnswers(received);
  leave('kettle', '/user');
  leave('toaster', '/issue-not-found?category=Pests');
  leave('drone', '/issue-not-found?category=All+categories');
  await expect.poll(() => wordsOf(sent)).toEqual(['drone']);
});

// MESSAGES-12
test('a search is reported if none of its matches is opened, and not if one is', async () => {
  const sent = serverAnswers(received);
  const issues = ['Wet wall', 'Anything not covered'].map((title) => ({
    _id: title,
    title,
    category: 'Other' as const,
    revision: 1,
    question: 'Is it dry?',
  }));
  const [wall, anything] = issues;
  const open = async (search: string, title: string): Promise<void> => {
    const texts = { texts: NO_TEXTS, marked: new Map(), readAs: [], spoken: undefined };
    const results = { all: issues, others: wall ? [wall] : [], best: undefined, anything };
    const rest = { taught: undefined, isMeant: false, isDanger: false, help: undefined };
    draw(
      <Found
        of={{ ...texts, ...results, ...rest, search }}
        isTyped={false}
        category="All categories"
        onChoose={() => undefined}
      />,
    );
    await page.getByRole('button', { name: title }).click();
    eraseAll();
  };
  await open('kettle', 'Wet wall');
  await open('drone', 'Anything not covered');
  await expect.poll(() => wordsOf(sent)).toEqual(['drone']);
});
