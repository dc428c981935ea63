import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith, summaryWith } from '#core/fixtures/issues.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { clearSession, storeSession } from '../../base/session.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import type { NamedPerson } from '#core/people/person.ts';
import type { SavedStep } from '#core/step/step.ts';
import { draw } from '#kit/test/draw.ts';
import type { CardActions } from './IssueCard.tsx';
import { IssuesList } from './IssuesList.tsx';
import type { ListAddress } from './use-list-view.ts';
import { refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';

const issue = (title: string, steps: SavedStep[], publish = false): IssueSummary =>
  summaryWith({
    _id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    category: 'Fire',
    publish,
    updatedAt: '2026-11-19T12:00:00Z',
    revision: publish ? 1 : null,
    steps,
  });

const issues = [
  issue('Smoke alarm in Cedar Court', [ask('a', 'gone', 'end')]),
  issue('No heating', [confirm('a', 'end')]),
  issue('Mice', []),
  issue('Locked out', [confirm('a', 'end')], true),
];

const actions = {
  onOpen: vi.fn<CardActions['onOpen']>(),
  onPublish: vi.fn<CardActions['onPublish']>(),
  onRestore: vi.fn<CardActions['onRestore']>(),
};
const { onOpen, onPublish, onRestore } = actions;
const onCreate = vi.fn<() => void>();
const onGo = vi.fn<(path: string) => void>();

const ALL: ListAddress = { search: '', show: 'all', sort: 'updated', imported: '' };

interface ListProps {
  shown?: IssueSummary[];
  from?: ListAddress;
  hasReviews?: boolean;
}

const List = ({ shown = issues, from = ALL, hasReviews = false }: ListProps) => {
  const [address, setAddress] = useState(from);
  return (
    <IssuesList
      issues={shown}
      address={address}
      onChange={(members) => setAddress({ ...address, ...members })}
      today="2026-11-22"
      owners={owners}
      isLoading={false}
      onCreate={onCreate}
      onGo={onGo}
      actions={actions}
      cardStates={new Map()}
      hasReviews={hasReviews}
    />
  );
};

const owners: NamedPerson[] = [{ _id: 'tom', name: 'Tom Reyes' }];

const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });

// REVIEW-5
test('where publishing needs a second person the list says which review is asked for, and publishes nothing', async () => {
  const props = { shown: [{ ...issue('Leak', [confirm('a', 'end')]), isReviewAsked: true }] };
  const { redraw } = draw(<List {...props} />);
  const choice = page.getByRole('option', { name: 'Review asked' });
  await expect.element(card('Leak').getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  redraw(<List {...props} hasReviews />);
  await expect.element(card('Leak').getByText('Review asked')).toBeVisible();
  await expect.element(card('Leak').getByRole('button')).not.toBeInTheDocument();
  await expect.element(choice).toBeInTheDocument();
});

// ROLE-12
test('whoever is limited to categories opens all issues, and changes those of these alone', async () => {
  const session = { _id: 'tom', email: 'tom@ashdown.example', name: 'Tom', role: 'admin' } as const;
  storeSession({ ...session, accountRole: 'author', categories: ['Water'] });
  onTestFinished(clearSession);
  const leak = { ...issue('Leak', [confirm('a', 'end')]), category: 'Water' as const };
  draw(<List shown={[leak, issue('No heating', [confirm('a', 'end')])]} />);
  await expect.element(card('No heating').getByRole('link')).toBeVisible();
  await expect.element(card('Leak').getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect.element(card('No heating').getByRole('button')).not.toBeInTheDocument();
  await expect.element(card('No heating').getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
});

describe('the cards', () => {
  // LIST-11
  test('show which text is a starter text that nobody here has reviewed', async () => {
    const starter = { ...issue('Starter', []), isStarter: true };
    draw(<List shown={[starter, issue('Own', [])]} />);
    const label = page.getByText('Starter text, not yet reviewed by your campus', { exact: true });
    await expect.element(card('Starter').filter({ has: label })).toBeVisible();
    await expect.poll(() => label.elements()).toHaveLength(1);
  });

  // KIT-15, LIST-1, LIST-4
  test('show the cut title, named by the whole one, with state, category, steps and last update', async () => {
    draw(<List />);
    const smoke = card('Smoke alarm in Cedar C…');
    await expect
      .element(smoke.getByRole('link', { name: 'Smoke alarm in Cedar Court' }))
      .toHaveAttribute('href', '/issue/smoke-alarm-in-cedar-court');
    for (const text of ['DRAFT', 'Fire', '1 step', 'Last update : 19 Nov, 2026']) {
      await expect.element(smoke.getByText(text, { exact: true })).toBeVisible();
    }
    // The shared format of a time, on hover (KIT-15).
    await expect
      .element(smoke.getByText('Last update : 19 Nov, 2026'))
      .toHaveAttribute('title', expect.stringMatching(/^\d+:\d\d:[ap]m • Nov 19, 2026$/));
    await expect.element(card('Locked out').getByText('PUBLISHED')).toBeVisible();
    await expect.element(card('Mice').getByText('No steps yet')).toBeVisible();
  });

  // ROLE-7
  test('are opened and nothing else by a reader', async () => {
    storeSession({ _id: 'me', email: '', name: 'Me', role: 'admin', accountRole: 'reader' });
    onTestFinished(clearSession);
    draw(<List />);
    await expect.element(card('Smoke').getByRole('link', { name: /^Smoke/ })).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });

  // On every draft with a step, and never disabled.
  // LIST-6
  test('have Publish only on drafts with a step, with problems or without', async () => {
    draw(<List />);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.elements()).toHaveLength(2);
    await expect.element(card('Smoke').getByText('1 problem')).toBeVisible();
    await card('Smoke').getByRole('button', { name: 'Publish' }).click();
    await expect.poll(() => onPublish).toHaveBeenCalledWith(issues[0]);
    expect(onOpen).not.toHaveBeenCalled();
  });

  // LIST-5
  test('open their issue wherever they are pressed', async () => {
    draw(<List />);
    await card('Mice').click({ position: { x: 200, y: 120 } });
    await expect.poll(() => onOpen).toHaveBeenCalledWith('mice');
  });
});

// LIST-2, LIST-5
test('a long list is drawn as far as it is seen, then whole; what a search finds first comes first', async () => {
  const many = Array.from({ length: 100 }, (_, index) => issue(`Issue ${index}`, []));
  flushSync(() => draw(<List shown={many} />));
  const first = page.getByRole('listitem').elements().length;
  expect(first).toBeGreaterThanOrEqual(12);
  expect(first).toBeLessThan(100);
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(100);
  await page.getByRole('searchbox', { name: 'Search issues' }).fill('99');
  await expect.element(page.getByRole('link', { name: 'Issue 99' })).toBeVisible();
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(100);
});

// EDITOR-22
test('a card shows by when its issue is to be reviewed, in amber once the day has passed', async () => {
  const due = (reviewBy: string) => ({ ...issue(`Due ${reviewBy}`, []), reviewBy });
  draw(<List shown={[due('2026-01-09'), due('2999-01-09'), issue('Never', [])]} />);
  const past = page.getByText('Review by 9 Jan, 2026');
  const ahead = page.getByText('Review by 9 Jan, 2999');
  await expect.element(past).toBeVisible();
  const colourOf = (words: typeof past) => getComputedStyle(words.element()).color;
  expect(colourOf(past)).not.toBe(colourOf(ahead));
  await expect.poll(() => page.getByText(/^Review by/).elements()).toHaveLength(2);
});

const choose = async (name: string, option: string) =>
  await page.getByRole('combobox', { name, exact: true }).selectOptions(option);

const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('a')?.title);

describe('Show and Sort', () => {
  const gone = { ...issue('Gone', [confirm('a', 'end')]), isArchived: true };
  const late = { ...issue('Late', [], true), reviewBy: '2026-11-21', updatedAt: '2026-11-01' };

  // LIST-10, LIST-12
  test('limit the list by state or category, and order it', async () => {
    draw(<List shown={[...issues, gone, late]} />);
    expect(titles()).toEqual([
      'Locked out',
      'Mice',
      'No heating',
      'Smoke alarm in Cedar Court',
      'Late',
    ]);
    await choose('Sort', 'Review date');
    await expect.poll(() => titles()[0]).toBe('Late');
    for (const [option, shown] of [
      ['Published', ['Late', 'Locked out']],
      ['Review overdue', ['Late']],
      ['Archived', ['Gone']],
    ] as const) {
      await choose('Show', option);
      await expect.poll(titles).toEqual(shown);
    }
    await expect.element(card('Gone').getByText('ARCHIVED')).toBeVisible();
    expect(card('Gone').getByRole('button', { name: 'Publish' }).elements()).toEqual([]);
    await card('Gone').getByRole('button', { name: 'Restore', exact: true }).click();
    await expect.poll(() => onRestore).toHaveBeenCalledWith(gone);
  });

  // LIST-3, LIST-10
  test('show when nothing belongs to them, and lead back to all', async () => {
    draw(<List from={{ ...ALL, show: 'Water' }} />);
    await expect.element(page.getByRole('heading', { name: 'No issues in Water' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all issues' }).click();
    await expect.poll(titles).toHaveLength(4);
  });

  // LIST-13
  test('leave every card where it is when it is published, archived or restored', () => {
    const { redraw } = draw(<List from={{ ...ALL, show: 'draft' }} />);
    const before = titles();
    const changed = issues.map((one, index) => ({
      ...one,
      publish: index % 2 === 1,
      isArchived: index === 2,
      updatedAt: `2026-11-2${index}T00:00:00Z`,
    }));
    redraw(<List shown={changed.reverse()} from={{ ...ALL, show: 'draft' }} />);
    expect(titles()).toEqual(before);
    expect(page.getByText('ARCHIVED').elements()).toHaveLength(1);
  });
});

describe('the search', () => {
  const box = page.getByRole('searchbox', { name: 'Search issues' });

  // LIST-1, LIST-2
  test('filters titles without regard to case and counts what is shown; clearing shows all', async () => {
    draw(<List />);
    await expect.element(page.getByText('Showing 4 Issues')).toBeVisible();
    await box.fill('CEDAR');
    await expect.element(page.getByText('Showing 1 Issues')).toBeVisible();
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByText('Showing 4 Issues')).toBeVisible();
  });

  // As in the advisor's list.
  // LIST-2
  test('finds the words in any order and without their accents', async () => {
    draw(<List shown={[issue('Café flooded', []), issue('Mice', [])]} />);
    await box.fill('flooded cafe');
    await expect.element(card('Café flooded')).toBeVisible();
    await expect.element(page.getByText('Showing 1 Issues')).toBeVisible();
  });

  // LIST-3
  test('that finds nothing says so and leads back to all', async () => {
    draw(<List />);
    await box.fill('nothing');
    await expect
      .element(page.getByRole('heading', { name: 'No issues match your search' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Show all issues' }).click();
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(4);
  });
});

const bar = page.getByRole('region', { name: 'Selection' });
const tick = async (title: string) =>
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click();

/** What the server is sent and answers, by the id of the issue. */
const serve = (answers: Record<string, Response>) => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method !== 'PUT') return Response.json({ data: [] });
    const id = (path as string).split('/').at(-1) ?? '';
    sent.push(`${id} ${init.body as string}`);
    const done = () =>
      Response.json({ data: { ...encodeIssue(issueWith({ _id: id })), isChanged: true } });
    return answers[id]?.clone() ?? done();
  });
  return sent;
};

describe('the selection', () => {
  // LIST-16
  test('opens no card, leaves out what a search hides, and can take all', async () => {
    draw(<List />);
    await expect.element(bar).not.toBeInTheDocument();
    await tick('Mice');
    await tick('Locked out');
    expect(onOpen).not.toHaveBeenCalled();
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('mice');
    await expect.element(bar.getByText('1 selected')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
    await expect.element(bar.getByText('4 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear the selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
  });

  // LIST-16, LIST-17
  test('gets one review date, and one summary of what was refused and why', async () => {
    const sent = serve({ mice: refusal('ISSUE_ARCHIVED') });
    draw(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Set review date' }).click();
    const dating = page.getByRole('dialog', { name: 'Set review date' });
    await dating.getByLabelText('Review by').fill('2027-03-01');
    await dating.getByRole('button', { name: 'Set date' }).click();
    const summary = page.getByRole('dialog', { name: 'Review date of 1 issue set, of 2 selected' });
    await expect
      .element(summary.getByRole('listitem'))
      .toMatchTextContent('Mice: it is archived, and can only be restored.');
    expect(sent).toEqual([
      'locked-out {"data":{"reviewBy":"2027-03-01"}}',
      'mice {"data":{"reviewBy":"2027-03-01"}}',
    ]);
    await summary.getByRole('button', { name: 'Close' }).click();
    await expect.element(bar.getByText('1 selected')).toBeVisible();
  });

  // LIST-18
  test('gets one owner, and each card shows who it is', async () => {
    const sent = serve({});
    drawAdmin(<List shown={[{ ...issue('Mice', []), owner: 'tom' }, issue('Rats', [])]} />);
    await expect.element(card('Mice').getByText('Owner: Tom Reyes')).toBeVisible();
    expect(page.getByText(/^Owner:/).elements()).toHaveLength(1);
    await tick('Mice');
    await tick('Rats');
    await bar.getByRole('button', { name: 'Set owner' }).click();
    const owning = page.getByRole('dialog', { name: 'Set owner' });
    const set = owning.getByRole('button', { name: 'Set owner' });
    await expect.element(set).toBeDisabled();
    await owning.getByRole('combobox', { name: 'Owner' }).selectOptions('Nobody');
    await set.click();
    await expect.element(page.getByText('Owner of 2 issues taken away')).toBeVisible();
    expect(sent).toEqual(['mice {"data":{"owner":null}}', 'rats {"data":{"owner":null}}']);
  });

  // LIST-15, LIST-16
  test('is archived at once, with Undo that makes drafts of it', async () => {
    const sent = serve({});
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect.element(page.getByText('2 issues archived')).toBeVisible();
    await expect.element(page.getByText('Undo brings them back as drafts.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('2 issues restored as drafts')).toBeVisible();
    expect(sent.map((line) => line.replace(/.*"data":/, ''))).toEqual([
      '{"isArchived":true}}',
      '{"isArchived":true}}',
      '{"isArchived":false,"version":1}}',
      '{"isArchived":false,"version":1}}',
    ]);
  });

  // LIST-19
  test('is brought back by Undo only where this press archived it', async () => {
    const already = { ...encodeIssue(issueWith({ _id: 'mice' })), isChanged: false };
    const sent = serve({ mice: Response.json({ data: already }) });
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    await expect.element(page.getByText('1 issue archived', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/1 issue was archived already./)).toBeVisible();
    sent.length = 0;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(page.getByText('1 issue restored as a draft')).toBeVisible();
    expect(sent).toEqual(['locked-out {"data":{"isArchived":false,"version":1}}']);
  });

  // EXCHANGE-9
  test('is duplicated, and the copy of a single one is opened', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
      await Promise.resolve();
      const isCopy = (path as string).endsWith('/mice/copy');
      return Response.json({ data: isCopy ? { _id: 'copy' } : [] });
    });
    draw(<List />);
    await tick('Mice');
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => onOpen.mock.calls).toEqual([['copy']]);
  });

  // LIST-16
  test('is left alone where the server does not answer any more', async () => {
    const sent = serve({ 'locked-out': Response.error() });
    draw(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    const summary = page.getByRole('dialog', { name: '0 issues archived, of 2 selected' });
    await expect.element(summary.getByText('Mice: the server did not answer.')).toBeVisible();
    await expect.poll(() => sent).toHaveLength(1);
  });

  // LIST-16, EDITOR-13
  test('is shown as archived, with Undo, also where that was tried again', async () => {
    serve({ 'locked-out': Response.error() });
    drawAdmin(<List />);
    await tick('Mice');
    await tick('Locked out');
    await bar.getByRole('button', { name: 'Archive' }).click();
    const summary = page.getByRole('dialog', { name: '0 issues archived, of 2 selected' });
    const again = summary.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    serve({});
    await again.click();
    await expect.element(page.getByText('2 issues archived')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect.element(summary).not.toBeInTheDocument();
  });
});

// LIST-3
test('without any issue it shows what to do', async () => {
  draw(<List shown={[]} />);
  await expect.element(page.getByRole('heading', { name: 'No issues created yet' })).toBeVisible();
  await expect.element(page.getByText('Showing 0 Issues')).toBeVisible();
  await page.getByRole('button', { name: 'Create new issue' }).click();
  await expect.poll(() => onCreate).toHaveBeenCalledOnce();
});

// LIST-4
test('the dot between two facts of a card is not seen at the start of a line', () => {
  const title = 'Three facts';
  draw(<List shown={[{ ...issue(title, [confirm('a', 'end')]), reviewBy: '2999-01-09' }]} />);
  const fact = page.getByText(/^Review by/).element();
  const facts = fact.parentElement ?? fact;
  facts.style.width = '120px';
  expect(fact.getBoundingClientRect().left).toBe(facts.getBoundingClientRect().left);
  const dot = getComputedStyle(fact, '::before');
  expect(parseFloat(dot.left)).toBeLessThan(0);
  expect(getComputedStyle(facts).overflowX).toBe('clip');
});
