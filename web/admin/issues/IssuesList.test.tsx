import { flushSync } from 'react-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { confirm } from '#core/fixtures/trees.ts';
import { draw } from '#kit/test/draw.ts';
import { clearSession, storeSession } from '../../base/session.ts';
import { actions, ALL, card, issue, issues, List, onCreate } from '../test/listed-issues.tsx';

const { onOpen, onPublish, onRestore } = actions;

// REVIEW-5
test('the list shows requested reviews and publishes nothing if a second person is needed', async () => {
  const props = { shown: [{ ...issue('Leak', [confirm('a', 'end')]), isReviewAsked: true }] };
  const { redraw } = draw(<List {...props} />);
  const choice = page.getByRole('option', { name: 'Review requested' });
  await expect.element(card('Leak').getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect.element(choice).not.toBeInTheDocument();
  redraw(<List {...props} needsApproval />);
  await expect.element(card('Leak').getByText('Review requested')).toBeVisible();
  await expect.element(card('Leak').getByRole('button')).not.toBeInTheDocument();
  await expect.element(choice).toBeInTheDocument();
  redraw(<List shown={[{ ...issue('Leak', [confirm('a', 'end')]), isPending: true }]} />);
  await expect.element(card('Leak').getByText('Changes waiting')).toBeVisible();
});

// ROLE-12
test('an author limited to categories opens all issues, and changes only those of the categories', async () => {
  const session = { _id: 'tom', email: 'tom@ashdown.example', name: 'Tom', role: 'admin' } as const;
  storeSession({ ...session, accountRole: 'author', categories: ['Water'] });
  onTestFinished(clearSession);
  const leak = { ...issue('Leak', [confirm('a', 'end')]), category: 'Water' as const };
  draw(<List shown={[leak, issue('No heating', [confirm('a', 'end')])]} />);
  await expect.element(card('No heating').getByRole('link')).toBeVisible();
  await expect.element(card('Leak').getByRole('button', { name: 'Publish' })).toBeVisible();
  await expect.element(card('No heating').getByRole('button')).not.toBeInTheDocument();
  await expect.element(card('No heating').getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Select issues' }).click();
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
});

describe('the cards', () => {
  // LIST-25
  test('show which text is a starter text that nobody here has reviewed', async () => {
    const starter = { ...issue('Starter', []), isStarter: true };
    draw(<List shown={[starter, issue('Own', [])]} />);
    const label = page.getByText('Not reviewed yet', { exact: true });
    await expect.element(card('Starter').filter({ has: label })).toBeVisible();
    await expect.poll(() => label.elements()).toHaveLength(1);
  });

  // KIT-15, LIST-1, LIST-4
  test('show the shortened title, named in full, with state, category, steps and last update', async () => {
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
  test('can only be opened by a reader', async () => {
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
test('a long list is drawn as far as it is visible, then fully, with search results first', async () => {
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

const due = (reviewBy: string) => ({ ...issue(`Due ${reviewBy}`, []), reviewBy });

// EDITOR-22
test('a card shows the review date of its issue, in amber once the day has passed', async () => {
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
  test('say so if no issue matches, and lead back to all', async () => {
    draw(<List from={{ ...ALL, show: 'Water' }} />);
    await expect
      .element(page.getByRole('heading', { name: 'No procedures in Water' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(titles).toHaveLength(4);
  });

  // LIST-13
  test('keep every card in its place when it is published, archived or restored', () => {
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

  // LIST-2, TRANSLATE-36
  test('finds an issue by its name in another language', async () => {
    const spanish = { language: 'es' as const, isPublished: false, title: 'Ratones' };
    const languages = [{ ...spanish, current: 1, stale: 0, missing: 0 }];
    const shown = [issue('Mice', []), issue('No heating', [])];
    draw(<List shown={shown.map((one, at) => (at === 0 ? { ...one, languages } : one))} />);
    await box.fill('perro');
    await expect.element(page.getByText('No procedures match your search')).toBeVisible();
    await box.fill('RATÓN');
    await expect.element(page.getByRole('link', { name: /Mice/ })).toBeVisible();
    await expect.element(page.getByText('No heating')).not.toBeVisible();
  });

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

  // It does so as the advisor's list does.
  // LIST-2
  test('finds the words in any order and without their accents', async () => {
    draw(<List shown={[issue('Café flooded', []), issue('Mice', [])]} />);
    await box.fill('flooded cafe');
    await expect.element(card('Café flooded')).toBeVisible();
    await expect.element(page.getByText('Showing 1 Issues')).toBeVisible();
  });

  // LIST-3
  test('says so if nothing matches, and leads back to all', async () => {
    draw(<List />);
    await box.fill('nothing');
    await expect
      .element(page.getByRole('heading', { name: 'No procedures match your search' }))
      .toBeVisible();
    // Hundreds of cards hidden one by one would take longer than the search (LIST-2).
    const places = page.getByRole('listitem', { includeHidden: true }).elements();
    expect(places.map((place) => (place as HTMLElement).hidden)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    await expect.element(card('Mice')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(4);
  });
});

// LIST-3
test('an empty list shows what to do', async () => {
  draw(<List shown={[]} />);
  await expect.element(page.getByRole('heading', { name: 'No issues created yet' })).toBeVisible();
  await expect.element(page.getByText('Showing 0 Issues')).toBeVisible();
  await page.getByRole('button', { name: 'Create new issue' }).click();
  await expect.poll(() => onCreate).toHaveBeenCalledOnce();
});

// LIST-4
test('the dot between category and steps is hidden at the start of a line', () => {
  draw(<List shown={[issue('Two facts', [confirm('a', 'end')])]} />);
  const steps = page.getByText('1 step', { exact: true }).element();
  const facts = steps.parentElement ?? steps;
  facts.style.width = '40px';
  expect(steps.getBoundingClientRect().left).toBe(facts.getBoundingClientRect().left);
  const dot = getComputedStyle(steps, '::before');
  expect(parseFloat(dot.left)).toBeLessThan(0);
  expect(getComputedStyle(facts).overflowX).toBe('clip');
});
