import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route } from 'wouter';
import { contactRef } from '#core/campus/contact-refs.ts';
import { issueWith } from '#core/fixtures/issues.ts';
import { ask, confirm } from '#core/fixtures/trees.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { Translation } from '#core/issue/translation.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { queryClient } from '../../base/queries.ts';
import { storeSession } from '../../../base/session.ts';
import { answer, refusal } from '../../test/answers.ts';
import { drawAdmin } from '../../test/draw-admin.tsx';
import { THREE_CONTACTS } from '../../test/settings-page.ts';
import { TranslationsPage } from './TranslationsPage.tsx';

const security = contactRef('security');
const steps = [
  { ...ask('a', 'next', 'end'), question: `Is ${security} there?` },
  confirm('b', 'end'),
];
const QUESTION = 'step/a/question';
const DO_B = 'step/b/question';
const DONE_B = 'step/b/confirmationAction.confirmationText';

type Body = { texts?: Record<string, { text: string; of: string } | null>; publish?: boolean };

/** A server that has one issue and its translations. */
let issue: Issue;
let spanish: Translation;
let sent: Body[] = [];
/** The answers to the next saves, which are refused. */
let refusals: (() => Response)[] = [];

function save(body: Body): Response {
  sent.push(body);
  const refused = refusals.shift();
  if (refused) return refused();
  const texts = { ...spanish.texts, ...body.texts };
  const kept = Object.entries(texts).filter(([, text]) => text !== null);
  spanish = {
    isPublished: body.publish ?? spanish.isPublished,
    texts: Object.fromEntries(kept),
  };
  issue = { ...issue, version: issue.version + 1 };
  return answer({ language: 'es', ...spanish, version: issue.version, isChanged: true });
}

beforeEach(() => {
  storeSession({ _id: 'me', email: '', name: 'Me', role: 'admin', accountRole: 'author' });
  issue = issueWith({ title: 'Lift', steps, version: 4 });
  spanish = { isPublished: false, texts: {} };
  sent = [];
  refusals = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const { pathname } = new URL(input as string, location.href);
    if (pathname === '/api/settings') return answer(THREE_CONTACTS);
    if (init?.method === 'PUT')
      return save((JSON.parse(init.body as string) as { data: Body }).data);
    if (pathname.endsWith('/translations')) {
      const has = Object.keys(spanish.texts).length > 0;
      const translations = has ? [{ language: 'es', ...spanish }] : [];
      return answer({ version: issue.version, translations });
    }
    return pathname === `/api/issue/${issue._id}` ? answer(encodeIssue(issue)) : answer([]);
  });
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name, exact: true });
const toast = (text: string) => page.getByRole('status').filter({ hasText: text });
const field = (step: string, name: string) =>
  region(step).getByRole('textbox', { name: `${name} in Spanish`, exact: true });
const QUESTION_NAME = 'Question or Statement';

function open(language?: string, show?: string) {
  history.replaceState(null, '', adminPaths.translations(issue._id, language, show));
  return drawAdmin(
    <Route path={ADMIN_PATTERNS.translations}>
      <TranslationsPage />
    </Route>,
  );
}

// TRANSLATE-31
test('a language is chosen by its own name, and its texts are next to the original', async () => {
  open();
  await expect.element(page.getByText('No translations yet')).toBeVisible();
  // The language of the original is not among them.
  const names = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toContain('Català (Catalan)');
  expect(names.filter((name) => name.includes('English'))).toEqual([]);
  await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('Español (Spanish)');
  const own = page.getByRole('heading', { name: 'Español' });
  await expect.element(own).toHaveAttribute('lang', 'es');
  await expect.element(page.getByText('0 of 4 texts (4 missing)')).toBeVisible();
  const details = region('Issue details');
  await expect.element(details.getByText('Missing')).toBeVisible();
  await expect.element(details.getByText('Lift', { exact: true })).toBeVisible();
  await field('Issue details', 'Issue name').fill('Ascensor');
  await expect.element(field('Issue details', 'Issue name')).toHaveAttribute('lang', 'es');
  await field('Step 2', QUESTION_NAME).fill('Haz b.');
  await button('Save changes').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent).toEqual([
    {
      texts: {
        title: { text: 'Ascensor', of: 'Lift' },
        [DO_B]: { text: 'Haz b.', of: 'Do b.' },
      },
      basedOn: 4,
    },
  ]);
  const tab = page.getByRole('navigation', { name: 'Languages' }).getByRole('link');
  await expect.element(tab).toHaveAccessibleName('Español 2 of 4 texts');
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
});

// TRANSLATE-31, CAMPUS-16
test('a contact is a chip on both sides, and a translation must name those of its original', async () => {
  spanish = { isPublished: false, texts: { [QUESTION]: { text: '¿Hay alguien?', of: 'Old' } } };
  open('es');
  const row = region('Step 1');
  await expect.element(row).toMatchTextContent(/Security, 10/);
  const question = field('Step 1', QUESTION_NAME);
  await question.fill('¿Está?');
  const wrong = /Name the same contacts as the original: Security, 10\./;
  await expect.element(question).toHaveAccessibleDescription(wrong);
  await expect.element(button('Save changes')).toBeDisabled();
  // TRANSLATE-34
  await expect.element(button('Publish Spanish')).toBeDisabled();
  await row.getByRole('button', { name: 'Insert a contact into the question' }).click();
  // Nor would any other be right.
  await expect.element(button('Security, 10')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^emergency/ })).not.toBeInTheDocument();
  await button('Security, 10').click();
  await expect.element(button('Save changes')).toBeEnabled();
  await button('Save changes').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent[0]?.texts?.[QUESTION]?.text).toBe(`¿Está? ${security}`);
});

// TRANSLATE-32
test('a changed original shows its old and new text, and its translation can be kept', async () => {
  spanish = {
    isPublished: false,
    texts: {
      title: { text: 'Ascensor', of: 'Lift' },
      [DO_B]: { text: 'Haz b.', of: 'Do a.' },
      [DONE_B]: { text: 'He hecho b', of: 'I have done b' },
    },
  };
  open('es');
  const row = region('Step 2');
  await expect.element(row.getByText('Outdated')).toBeVisible();
  await expect.element(row.getByRole('deletion')).toHaveTextContent('Do a.');
  await expect.element(row.getByRole('insertion')).toHaveTextContent('b');
  await page.getByRole('checkbox', { name: 'Missing and outdated only' }).click();
  await expect.element(region('Issue details')).not.toBeInTheDocument();
  await expect.element(field('Step 2', 'Confirmation text')).not.toBeInTheDocument();

  await row.getByRole('button', { name: `Still right ${QUESTION_NAME}` }).click();
  await expect.element(row.getByText('Not saved')).toBeVisible();
  await button('Save changes').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent).toEqual([{ texts: { [DO_B]: { text: 'Haz b.', of: 'Do b.' } }, basedOn: 4 }]);
  await expect.element(row).not.toBeInTheDocument();
  // A text that is typed and taken back again says nothing of its original.
  expect(sessionStorage).toHaveLength(0);
});

// TRANSLATE-32
test('typing that is undone leaves an outdated text unchanged', async () => {
  spanish = { isPublished: false, texts: { [DO_B]: { text: 'Haz b.', of: 'Do a.' } } };
  open('es');
  const question = field('Step 2', QUESTION_NAME);
  await question.fill('Haz b');
  await expect.element(region('Step 2').getByText('Not saved')).toBeVisible();
  await question.fill('Haz b.');
  await expect.element(region('Step 2').getByText('Outdated')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

// TRANSLATE-31, EDITOR-16
test('typed text is there again after a reload, and leaving asks first', async () => {
  const drawn = open('es');
  await field('Step 2', QUESTION_NAME).fill('Haz b.');
  drawn.redraw(<p>Reloaded</p>);
  await expect.element(page.getByText('Reloaded')).toBeVisible();
  // Leaving at the very moment when the text is there again asks too.
  const back = new MutationObserver(() => {
    if (field('Step 2', QUESTION_NAME).query() === null) return;
    back.disconnect();
    (button('Back to the editor').element() as HTMLElement).click();
  });
  back.observe(document.body, { childList: true, subtree: true });
  open('es');
  await expect.element(field('Step 2', QUESTION_NAME)).toHaveValue('Haz b.');
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await button('stay').click();
});

const conflict = () =>
  refusal('VERSION_CONFLICT', [
    {
      part: 'translation',
      language: 'es',
      text: DO_B,
      change: 'saved',
      by: 'Tom Reyes',
      at: '2026-11-20T11:00:00Z',
    },
  ]);

// TRANSLATE-33
test('a text that somebody else also saved must be chosen, and the others are saved on top', async () => {
  open('es');
  await field('Step 2', QUESTION_NAME).fill('Mío.');
  await field('Issue details', 'Issue name').fill('Ascensor');
  refusals.push(() => {
    spanish = { isPublished: false, texts: { [DO_B]: { text: 'Suyo.', of: 'Do b.' } } };
    issue = { ...issue, version: 9 };
    return conflict();
  });
  await button('Save changes').click();
  const heading = page.getByRole('heading', {
    name: 'Somebody else saved texts in Spanish while you were typing',
  });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('main')).toMatchTextContent('Theirs Tom Reyes');
  const choice = page.getByRole('group', { name: `Step 2, ${QUESTION_NAME}` });
  await choice.getByRole('radio', { name: /^Take theirs Suyo\.$/ }).click();
  await button('Save changes').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    texts: { title: { text: 'Ascensor', of: 'Lift' } },
    basedOn: 9,
  });
  await expect.element(field('Step 2', QUESTION_NAME)).toHaveValue('Suyo.');
});

// TRANSLATE-33
test("a save after somebody else's save of another text is sent again on top of it", async () => {
  open('es');
  await field('Step 2', QUESTION_NAME).fill('Haz b.');
  refusals.push(() => {
    issue = { ...issue, version: 9 };
    return conflict();
  });
  await button('Save changes').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent.map((body) => Reflect.get(body, 'basedOn') as number)).toEqual([4, 9]);
});

// TRANSLATE-34
test('an incomplete language is published after a question, and can be withdrawn again', async () => {
  issue = { ...issue, publish: true, revision: 1 };
  spanish = { isPublished: false, texts: { title: { text: 'Ascensor', of: 'Lift' } } };
  open('es');
  refusals.push(() => refusal('NOT_WHOLE', [], 'Not translated yet: 3. Outdated: 0.'));
  await button('Publish Spanish').click();
  const asked = page.getByRole('dialog', { name: 'Publish Spanish as it is?' });
  await expect
    .element(asked)
    .toHaveAccessibleDescription(/^Not translated yet: 3\..* in the original/);
  await asked.getByRole('button', { name: 'Publish as it is' }).click();
  await expect.element(toast('Spanish published')).toBeVisible();
  expect(sent).toEqual([{ publish: true }, { publish: true, partly: true }]);

  await button('Withdraw Spanish').click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw Spanish?' });
  await dialog.getByRole('button', { name: 'Withdraw Spanish' }).click();
  await expect.element(toast('Spanish withdrawn')).toBeVisible();
  expect(sent.at(-1)).toEqual({ publish: false });
  await expect.element(button('Publish Spanish')).toBeVisible();
});

// TRANSLATE-34
test('publishing without any translation says so and asks nothing', async () => {
  open('es');
  refusals.push(() => refusal('NOT_WHOLE', [], 'No text is translated yet.'));
  await button('Publish Spanish').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No text is translated yet.');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

// TRANSLATE-34, PUBLISH-12, EDITOR-30
test('a published text can be saved with an urgent message', async () => {
  issue = { ...issue, publish: true, revision: 1 };
  spanish = { isPublished: true, texts: { title: { text: 'Ascenso', of: 'Lift' } } };
  open('es');
  await field('Issue details', 'Issue name').fill('Ascensor');
  await expect.element(page.getByText('Advisors see this right away')).toBeVisible();
  await button('Note or urgent correction').click();
  await page.getByRole('textbox', { name: 'Message for advisors' }).fill('The name was wrong.');
  await button('Save as urgent').click();
  await expect.element(toast('Changes saved')).toBeVisible();
  expect(sent).toEqual([
    {
      texts: { title: { text: 'Ascensor', of: 'Lift' } },
      basedOn: 4,
      urgent: 'The name was wrong.',
    },
  ]);
});

// TRANSLATE-31, EDITOR-41
test('keys save, and move on to the next missing text', async () => {
  open('es');
  await field('Step 1', QUESTION_NAME).fill(`¿Está ${security}?`);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toast('Changes saved')).toBeVisible();
  await expect.element(field('Step 2', QUESTION_NAME)).toHaveFocus();
  await userEvent.keyboard('Haz b.{Control>}s{/Control}');
  await expect.poll(() => sent).toHaveLength(2);
});

// TRANSLATE-31, ROLE-7
test('a reader sees the texts and cannot change them', async () => {
  storeSession({ _id: 'me', email: '', name: 'Me', role: 'admin', accountRole: 'reader' });
  spanish = { isPublished: true, texts: { title: { text: 'Ascensor', of: 'Lift' } } };
  open('es');
  await expect.element(region('Issue details')).toMatchTextContent(/Lift.*Ascensor/s);
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(button('Save changes')).not.toBeInTheDocument();
  await expect.element(button('Withdraw Spanish')).not.toBeInTheDocument();
});

// TRANSLATE-34, REVIEW-15
test('the page says that changes are waiting if a second person is needed', async () => {
  queryClient.setQueryData(['settings'], { ...THREE_CONTACTS, secondPerson: true });
  const pending = { at: '2026-11-20T10:00:00Z', disputed: [] };
  issue = { ...issue, publish: true, revision: 1, pending };
  spanish = { isPublished: true, texts: { title: { text: 'Ascensor', of: 'Lift' } } };
  open('es');
  await expect.element(page.getByText(/^Changes to this procedure are waiting/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the editor' })).toBeVisible();
  await expect.element(button('Urgent correction')).toBeVisible();
});

// TRANSLATE-31, LOOK-6
test('nothing is beyond the edge of the narrowest phone with large text', async () => {
  await page.viewport(320, 640);
  onTestFinished(async () => await page.viewport(1280, 800));
  const { style } = document.documentElement;
  onTestFinished(() => void (style.fontSize = ''));
  style.fontSize = '200%';
  spanish = { isPublished: true, texts: { [DO_B]: { text: 'Haz b.', of: 'Do a.' } } };
  open('es');
  await expect.element(field('Step 2', QUESTION_NAME)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

// TRANSLATE-31, LOOK-6
test('the texts scroll on a low screen, and the page does not', async () => {
  await page.viewport(1280, 500);
  onTestFinished(async () => await page.viewport(1280, 800));
  spanish = { isPublished: true, texts: { [DO_B]: { text: 'Haz b.', of: 'Do a.' } } };
  open('es');
  await expect.element(page.getByRole('button', { name: /^Still right/ })).toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBe(500);
});
