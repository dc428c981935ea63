import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { QueryClientProvider } from '@tanstack/react-query';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import type { Campus } from '#core/campus/setting.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { encodeSteps } from '#core/issue/encode-steps.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { draw } from '#kit/test/draw.ts';
import { fromRight, readsFromLeft } from '#kit/test/from-right.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { storeSession } from '../../base/session.ts';
import { queryClient } from '../base/queries.ts';
import editor from '../editor/page/Editor.module.css';
import { PathsPane } from './PathsPane.tsx';

const issue = issueWith({
  title: 'Leak',
  steps: [ask('a', 'next', 'c'), confirm('b', 'end'), confirm('c', 'end')],
});
const was = { at: '2027-02-27T10:00:00Z', by: 'Maya' };
const listed = {
  count: 2,
  isMore: false,
  checked: 0,
  reviewed: null,
  isEdited: false,
  steps: encodeSteps(issue.steps),
  paths: [
    { fingerprint: 'one', steps: [1, 2], check: null, reopened: null },
    { fingerprint: 'two', steps: [1, 3], check: null, reopened: { ...was, changed: [3] } },
  ],
};
const onWalk = vi.fn();
const onAdopt = vi.fn(async () => await queryClient.invalidateQueries({ queryKey: ['paths'] }));
let sent: unknown[] = [];
let translations: readonly object[] = [];
let campus: Campus | undefined;
let setup: { procedures: readonly object[]; finished: string | null };

function open(
  answer: () => Response = () => Response.json({ data: { ...listed, checked: 1 } }),
  has: object = listed,
  room?: string,
) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if ((input as string).endsWith('/api/setup')) return Response.json({ data: setup });
    if ((input as string).endsWith('/api/settings')) return Response.json({ data: { campus } });
    if ((input as string).endsWith('/translations'))
      return Response.json({ data: { version: 1, translations } });
    if (init?.method !== 'PUT') return Response.json({ data: has });
    const { pathname } = new URL(input as string, location.href);
    sent.push([pathname, JSON.parse(init.body as string)]);
    return answer();
  });
  const pane = (of: typeof issue) => (
    <QueryClientProvider client={queryClient}>
      <div className={room}>
        <PathsPane issue={of} campus={campus} isDirty onWalk={onWalk} onAdopt={onAdopt} />
      </div>
      <Toaster />
    </QueryClientProvider>
  );
  const { redraw } = draw(pane(issue));
  return { saveAs: (version: number) => redraw(pane({ ...issue, version })) };
}

const left = (element: Element): number => element.getBoundingClientRect().left;

// PATHS-1
test('the paths are aligned with their hint on a wide screen', async () => {
  await page.viewport(1680, 1000);
  open(undefined, listed, editor.scroll);
  const list = page.getByRole('list', { name: 'Path check' });
  await expect.element(list).toBeVisible();
  const hint = page.getByText(/^Check a path/).element();
  expect(left(list.element())).toBeCloseTo(left(hint), 0);
});

const paper = () => document.body.querySelector('article')?.textContent;
const tick = (name: string) => page.getByRole('checkbox', { name });

beforeEach(() => {
  sent = [];
  translations = [];
  campus = undefined;
  setup = { procedures: [], finished: was.at };
  storeSession({ _id: 'me', email: 'maya@ashdown.example', name: 'Maya Okafor', role: 'admin' });
});

const line = (name: RegExp) => page.getByRole('button', { name });

// PATHS-1, PATHS-2, PATHS-3, PATHS-5, PATHS-8
test('one path is open at a time, reopened paths first, and can be checked and followed', async () => {
  open();
  const paths = page.getByRole('list', { name: 'Path check' }).getByRole('listitem');
  const first = paths.filter({ has: tick('Path 2') });
  await expect.element(first).toMatchTextContent(/Question a\?No3Do c\.ConfirmedFinal screen/);
  await expect.element(first).toMatchTextContent('Check again');
  await expect.element(first).toMatchTextContent('Checked by Maya, Feb 27, 2027.');
  await expect.element(first).toMatchTextContent('Step 3 changed since then.');
  await expect
    .element(first.getByRole('link', { name: 'Edit Step 3' }))
    .toHaveAttribute('href', adminPaths.issue(issue._id, 'c'));
  await expect.element(line(/^Path 2 Question a\? No/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(line(/^Path 1 Question a\? Yes/)).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByText('0 of 2 paths checked')).toBeVisible();
  await expect.element(page.getByText(/^Unsaved changes are not/)).toBeVisible();
  await tick('Path 1').click();
  await expect.element(tick('Path 1')).toBeChecked();
  await expect.element(page.getByText('1 of 2 paths checked')).toBeVisible();
  await expect.element(tick('Path 2')).not.toBeChecked();
  expect(sent).toEqual([[`/api/issue/${issue._id}/paths/one`, { data: { isChecked: true } }]]);
  await page.getByRole('button', { name: 'Preview path 2' }).click();
  await expect
    .poll(() => onWalk)
    .toHaveBeenCalledWith([
      { step: 'a', answer: 'no' },
      { step: 'c', answer: 'confirmed' },
    ]);
  // The steps below say what its line did.
  const height = (name: RegExp) => line(name).element().querySelector('span')?.clientHeight ?? 0;
  expect(height(/^Path 2/)).toBeLessThan(height(/^Path 1/));
  await line(/^Path 1/).click();
  await expect.element(page.getByText(/^Checked by Maya Okafor, /)).toBeVisible();
  await expect.element(line(/^Path 2/)).toHaveAttribute('aria-expanded', 'false');
});

// PATHS-8, CAMPUS-16
test('a contact is a chip in the open path, and plain text in its line and on paper', async () => {
  const security = { id: 'security', name: 'Security', number: '10', when: '', categories: [] };
  campus = { ...NEW_CAMPUS, contacts: [security] };
  const [first, ...others] = listed.steps;
  const question = 'Call [[contact:security]]?';
  open(undefined, { ...listed, steps: [{ ...first, question }, ...others] });
  const chip = page.getByRole('img', { name: 'Contact Security, 10', exact: true });
  await expect.element(chip).toBeVisible();
  await expect.element(line(/^Path 1 Call Security, 10\? Yes/)).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  expect(paper()).toMatch(/1Call Security, 10\?No/);
  window.dispatchEvent(new Event('afterprint'));
});

// PATHS-10
test('a closed path has two lines, however many answers set it apart', async () => {
  await page.viewport(390, 844);
  const long = 'Is the resident in the room, awake and able to speak with you?';
  const asked = (id: string, no: string) => ({
    ...ask(id, 'next', no),
    question: `${long} ${id}`,
  });
  const between = ['b', 'd', 'f'].map((id) => confirm(id, 'next'));
  const questions = [asked('a', 'c'), asked('c', 'e'), asked('e', 'g')];
  const steps = encodeSteps([
    ...questions.flatMap((one, at) => [one, ...between.slice(at, at + 1)]),
    confirm('g', 'end'),
  ]);
  const odd = [1, 3, 5, 7];
  const paths = [[2, 4, 6], [2, 4], [2, 6], [2], [4, 6], [4], [6], []].map((even, at) => ({
    fingerprint: `${at}`,
    steps: [...odd, ...even].toSorted((one, other) => one - other),
    check: null,
    reopened: null,
  }));
  open(undefined, { ...listed, count: paths.length, steps, paths });
  const closed = line(/^Path 2 /);
  await expect.element(closed).toHaveAccessibleName(/^Path 2 Is .* Yes, Yes Is .* No 6 steps$/);
  const rows = closed.element().querySelectorAll(':scope > span:first-of-type > span');
  const heights = Array.from(rows, (row) => row.getBoundingClientRect().height);
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(30);
});

// PATHS-8, LOOK-6
test('a step number fits its circle, even enlarged', async () => {
  const [first, , last] = listed.steps;
  const steps = [first, ...Array.from({ length: 99 }, () => last)];
  open(undefined, { ...listed, steps, paths: [{ ...listed.paths[0], steps: [1, 100] }] });
  const number = page.getByRole('link', { name: 'Edit Step 100' });
  await expect.element(number).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  const { scrollWidth, clientWidth } = number.element();
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

// PATHS-9
test('a path is checked below its last step, and then the next one or the review opens', async () => {
  open(() => Response.json({ data: { ...listed, checked: sent.length } }));
  const check = page.getByRole('button', { name: 'Mark as checked' });
  await check.click();
  await expect.element(line(/^Path 1/)).toHaveFocus();
  await expect.element(line(/^Path 1/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(tick('Path 2')).toBeChecked();
  await check.click();
  await expect.element(page.getByRole('region', { name: 'Review' })).toHaveFocus();
  await expect.element(check).not.toBeInTheDocument();
});

// PATHS-2
test.each([
  ['INTERNAL', 500, 'The check was not saved.'],
  ['VERSION_CONFLICT', 409, 'This path just changed. Read it again.'],
])('a check that fails with %s is undone and says so', async (code, status, message) => {
  const headers = { 'Content-Type': 'application/problem+json' };
  open(() => Response.json({ code, detail: '', problems: [] }, { status, headers }));
  await tick('Path 1').click();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(tick('Path 1')).not.toBeChecked();
});

// PATHS-2
test('a check of a changed path is undone, even if the new paths do not load', async () => {
  open();
  await expect.element(tick('Path 1')).toBeVisible();
  const headers = { 'Content-Type': 'application/problem+json' };
  const refusal = JSON.stringify({ code: 'VERSION_CONFLICT', detail: '', problems: [] });
  vi.mocked(fetch).mockImplementation(async (_, init) => {
    await Promise.resolve();
    return init?.method === 'PUT'
      ? new Response(refusal, { status: 409, headers })
      : Response.error();
  });
  await tick('Path 1').click();
  await expect.element(page.getByText('The paths did not load.')).toBeVisible();
  await expect.element(tick('Path 1')).not.toBeChecked();
});

// PATHS-2
test('a failed check does not undo one made since', async () => {
  const refusal = Promise.withResolvers<Response>();
  open();
  const serving = vi.mocked(fetch).getMockImplementation();
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    const isFirst = (input as string).endsWith('/paths/one');
    return isFirst ? await refusal.promise : await (serving ?? fetch)(input, init);
  });
  await tick('Path 1').click();
  await tick('Path 2').click();
  refusal.resolve(new Response('', { status: 500 }));
  await expect.element(page.getByRole('alert').getByText('The check was not saved.')).toBeVisible();
  await expect.element(tick('Path 1')).not.toBeChecked();
  await expect.element(tick('Path 2')).toBeChecked();
  await expect.element(page.getByText('1 of 2 paths checked')).toBeVisible();
});

// PATHS-2
test('quick checks are sent one after the other, and the last one counts', async () => {
  open();
  const serving = vi.mocked(fetch).getMockImplementation();
  const first = Promise.withResolvers<Response>();
  const answers = [first.promise, Response.json({ data: { ...listed, checked: 0 } })];
  const asked: unknown[] = [];
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (init?.method !== 'PUT') return await (serving ?? fetch)(input, init);
    asked.push(init.body);
    return (await answers.shift()) ?? Response.error();
  });
  await tick('Path 1').click();
  await tick('Path 1').click();
  expect(asked).toEqual(['{"data":{"isChecked":true}}']);
  first.resolve(Response.json({ data: { ...listed, checked: 1 } }));
  await expect.poll(() => asked).toHaveLength(2);
  await expect.element(page.getByText('0 of 2 paths checked')).toBeVisible();
  await expect.element(tick('Path 1')).not.toBeChecked();
});

// PATHS-1, SHELL-5
test('paths that do not load say so on the page, and can be loaded again', async () => {
  const loading = [Response.error(), Response.json({ data: listed })];
  open();
  await expect.element(tick('Path 1')).toBeVisible();
  vi.mocked(fetch).mockImplementation(async (input) => {
    await Promise.resolve();
    const isPaths = (input as string).endsWith('/paths');
    return (isPaths ? loading.shift() : undefined) ?? Response.error();
  });
  await queryClient.resetQueries();
  await expect.element(page.getByText('The paths did not load.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(tick('Path 1')).toBeVisible();
});

// PATHS-6
test('the list is printed in the order of the tree', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  open();
  await page.getByRole('button', { name: 'Print the list' }).click();
  await expect.poll(() => print).toHaveBeenCalledOnce();
  expect(paper()).toBeUndefined();
  window.dispatchEvent(new Event('beforeprint'));
  expect(paper()).toMatch(/^Path check: Leak0 of 2 paths checked/);
  expect(paper()).toMatch(/Path 1 2 steps1Question a\?Yes2Do b\.ConfirmedFinal screen/);
  expect(paper()).toMatch(/Path 2 2 steps1Question a\?No3.*Check again/);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(paper).toBeUndefined();
});

// PRINT-8
test('the printed list has checks made since the page loaded', async () => {
  const printed: (string | undefined)[] = [];
  vi.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    printed.push(paper()?.slice(0, 40));
    window.dispatchEvent(new Event('afterprint'));
  });
  open();
  await expect.element(tick('Path 1')).toBeVisible();
  const paths = listed.paths.map((path, at) => (at === 0 ? { ...path, check: was } : path));
  vi.mocked(fetch).mockImplementation(
    async () => await Promise.resolve(Response.json({ data: { ...listed, checked: 1, paths } })),
  );
  await page.getByRole('button', { name: 'Print the list' }).click();
  await expect.poll(() => printed).toEqual([expect.stringMatching(/^Path check: Leak1 of 2/)]);
});

// PRINT-8
test('a version saved after printing is not printed by itself', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { saveAs } = open();
  await page.getByRole('button', { name: 'Print the list' }).click();
  await expect.poll(() => print).toHaveBeenCalledOnce();
  await expect.element(tick('Path 1')).toBeVisible();
  vi.mocked(fetch).mockImplementation(
    async () => await Promise.resolve(Response.json({ data: { ...listed, checked: 1 } })),
  );
  saveAs(issue.version + 1);
  await expect.element(page.getByText('1 of 2 paths checked')).toBeVisible();
  expect(print).toHaveBeenCalledOnce();
});

// PRINT-8
test('a version saved while an older one is loaded for print is not printed by itself', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { saveAs } = open();
  const button = page.getByRole('button', { name: 'Print the list' });
  await expect.element(button).toBeVisible();
  const serve = vi.mocked(fetch);
  const older = Promise.withResolvers<Response>();
  serve.mockImplementation(async () => (await older.promise).clone());
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  serve.mockImplementation(
    async () => await Promise.resolve(Response.json({ data: { ...listed, checked: 1 } })),
  );
  saveAs(issue.version + 1);
  await expect.element(page.getByText('1 of 2 paths checked')).toBeVisible();
  older.resolve(Response.json({ data: listed }));
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(print).not.toHaveBeenCalled();
  await button.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(print).toHaveBeenCalledOnce();
});

// PATHS-8
test('steps shared with a path above are one line that names that path, and opens', async () => {
  const steps = [ask('a', 'next', 'b'), confirm('b', 'next'), confirm('c', 'end')];
  open(undefined, {
    ...listed,
    steps: encodeSteps(steps),
    paths: [
      { fingerprint: 'one', steps: [1, 2, 3], check: null, reopened: null },
      { fingerprint: 'two', steps: [1, 3], check: null, reopened: null },
      { fingerprint: 'three', steps: [2, 3], check: null, reopened: null },
    ],
  });
  await line(/^Path 3/).click();
  const above = page.getByRole('button', { name: 'Steps 2 and 3, as in path 1' });
  await expect.element(page.getByText('Do c.')).not.toBeInTheDocument();
  await above.click();
  await expect.element(page.getByText('Do c.')).toBeVisible();
  await expect.element(above).not.toBeInTheDocument();
});

// PATHS-1
test('a procedure without a path says so', async () => {
  open(undefined, { count: 0, isMore: false, checked: 0, steps: [], paths: [] });
  await expect.element(page.getByRole('heading', { name: 'No paths yet' })).toBeVisible();
});

/** Draws the pane, which somebody else then reviews. */
async function openAdopted(reviewed: object, isEdited = false): Promise<void> {
  open();
  await expect.element(tick('Path 1')).toBeVisible();
  answerAdopted(reviewed, isEdited);
  await queryClient.invalidateQueries();
}

const CHECKED = { ...listed, checked: 2 };

function answerAdopted(reviewed: object, isEdited = false): void {
  vi.mocked(fetch).mockImplementation(async (input) => {
    await Promise.resolve();
    const isSetup = (input as string).endsWith('/api/setup');
    return Response.json({ data: isSetup ? setup : { ...CHECKED, reviewed, isEdited } });
  });
}

// PATHS-7
test('the review is below the last path, and links to the next procedure', async () => {
  const left = [issue._id, 'flood', 'smoke'];
  setup = { procedures: left.map((_id) => ({ _id, title: _id, reviewed: null })), finished: null };
  open(undefined, CHECKED);
  const part = page.getByRole('region', { name: 'Review' });
  await expect.element(part.getByText('Not reviewed yet.')).toBeVisible();
  answerAdopted({ at: issue.updatedAt, by: 'Maya' });
  await part.getByRole('button', { name: 'Reviewed' }).click();
  await expect.element(part.getByText(/^Reviewed by Maya on /)).toBeVisible();
  expect(onAdopt).toHaveBeenCalledOnce();
  await expect.element(part.getByRole('link', { name: 'Next: flood' })).toHaveFocus();
  await expect.element(part.getByRole('button')).not.toBeInTheDocument();
  await expect.element(part.getByRole('link', { name: 'Back to setup' })).toBeVisible();
});

// PATHS-9
test('a procedure cannot be reviewed before all paths are checked, and the count is shown', async () => {
  open();
  const part = page.getByRole('region', { name: 'Review' });
  const reviewed = part.getByRole('button', { name: 'Reviewed' });
  await expect.element(reviewed).toHaveAttribute('aria-disabled', 'true');
  await expect.element(reviewed).toHaveAccessibleDescription('0 of 2 paths checked');
  await tick('Path 1').click();
  await expect.element(reviewed).toHaveAccessibleDescription('1 of 2 paths checked');
  (reviewed.element() as HTMLElement).click();
  expect(onAdopt).not.toHaveBeenCalled();
});

// PATHS-7
test('a failed review says so next to the button, which can be pressed again', async () => {
  onAdopt.mockRejectedValueOnce(new TypeError('no network'));
  open(undefined, CHECKED);
  const part = page.getByRole('region', { name: 'Review' });
  const reviewed = part.getByRole('button', { name: 'Reviewed' });
  await reviewed.click();
  await expect
    .element(part.getByRole('alert'))
    .toHaveTextContent('The review was not saved. The server did not answer.');
  await reviewed.click();
  await expect.element(part.getByText('The review was not saved.')).not.toBeInTheDocument();
});

// PATHS-7
test('a procedure edited since its review says so, can be reviewed, and may have no next one', async () => {
  await openAdopted({ at: '2026-01-01T10:00:00.000Z', by: null }, true);
  await expect.element(page.getByText('Reviewed on Jan 1, 2026. Edited since then.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reviewed' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^(Next|Back)/ })).not.toBeInTheDocument();
});

// CONTACT-12
test('a number among right-to-left words reads left to right in open and closed paths', async () => {
  const question = fromRight('777-0142');
  const [first, ...others] = listed.steps;
  open(undefined, { ...listed, steps: [{ ...first, question }, ...others] });
  await expect.poll(() => page.getByText(question).elements().length).toBeGreaterThan(2);
  expect(readsFromLeft('777-0142')).toBe(true);
});

// TRANSLATE-6, TRANSLATE-43
test('paths are read, checked and reviewed in the language of the address', async () => {
  const question = { text: '¿a?', of: 'Question a?' };
  const [first, ...others] = issue.steps;
  const inSpanish = {
    ...listed,
    checked: 2,
    notReviewed: true,
    steps: encodeSteps([
      { ...ask('a', 'next', 'c'), ...first, question: question.text },
      ...others,
    ]),
    paths: listed.paths.map((path) => ({ ...path, check: was, reopened: null })),
  };
  history.replaceState(null, '', adminPaths.issue(issue._id, 'paths', 'es'));
  campus = NEW_CAMPUS;
  translations = [{ language: 'es', isPublished: true, texts: { 'step/a/question': question } }];
  open(() => Response.json({ data: was }), inSpanish);
  const languages = page.getByRole('navigation', { name: 'Language' });
  await expect
    .element(languages.getByRole('link', { name: 'Español' }))
    .toHaveAttribute('aria-current', 'true');
  const list = page.getByRole('list', { name: 'Path check' });
  await page.getByRole('button', { name: /^Path 1/ }).click();
  const langOf = (text: string) => list.getByText(text, { exact: true }).first();
  for (const text of ['¿a?', 'Sí'])
    await expect.element(langOf(text)).toHaveAttribute('lang', 'es');
  await expect.element(langOf('Do b.')).toHaveAttribute('lang', 'en');
  // The words around them are those of the page.
  await expect.element(langOf('Confirmed')).not.toHaveAttribute('lang');
  await expect.element(list).not.toHaveAttribute('lang');
  await page.getByRole('button', { name: 'Reviewed' }).click();
  await expect.poll(() => sent).toEqual([[`/api/issue/${issue._id}/translations/es/review`, null]]);
  history.replaceState(null, '', '/');
});
