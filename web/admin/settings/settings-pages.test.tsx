import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Route, Switch } from 'wouter';
import type { Settings } from '#core/campus/campus-schema.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { AreasPage } from './AreasPage.tsx';
import { CampusPage } from './CampusPage.tsx';
import { ContactsPage } from './ContactsPage.tsx';
import { ReportPage } from './ReportPage.tsx';
import { SearchWordsPage } from './SearchWordsPage.tsx';
import { answer, refusal } from '../test/answers.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { THREE_CONTACTS, bar, button, field, names, openRow, row } from '../test/settings-page.ts';

const LIFT = { _id: 'lift', title: 'Lift stuck', isArchived: false };
const first: Settings = {
  ...THREE_CONTACTS,
  campus: { ...THREE_CONTACTS.campus, synonyms: { Access: ['fob', 'lockout'] } },
  uses: { security: [LIFT] },
};

const answerTo = (path: unknown) => {
  // The menu asks whether the campus is set up, which does not matter here.
  if (path === '/api/setup') return refusal('UNAVAILABLE');
  if (path === '/api/rota') return answer({ calendars: [], people: [] });
  return answer(path === '/api/settings' ? stored : []);
};

let stored: Settings;
let setForm: (body: { report: string }) => Response;
let put: (body: { campus: Settings['campus'] }) => Response;
const sent: { version: number; campus: Settings['campus']; replace: object }[] = [];

beforeEach(() => {
  sent.length = 0;
  stored = first;
  setForm = ({ report }) => {
    stored = { ...stored, report };
    return answer(stored);
  };
  put = ({ campus }) => {
    stored = { ...stored, campus, version: stored.version + 1 };
    return answer(stored);
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    await Promise.resolve();
    if (init?.method !== 'PUT') return answerTo(path);
    const { data } = JSON.parse(init.body as string);
    if (!('campus' in data)) return setForm(data);
    sent.push(data);
    return put(data);
  });
});

const drawPage = (part: 'areas' | 'campus' | 'contacts' | 'report' | 'searchWords') => {
  history.replaceState(null, '', adminPaths[part]);
  return drawAdmin(
    <AdminShell>
      <Switch>
        <Route path={adminPaths.areas} component={AreasPage} />
        <Route path={adminPaths.campus} component={CampusPage} />
        <Route path={adminPaths.contacts} component={ContactsPage} />
        <Route path={adminPaths.report} component={ReportPage} />
        <Route path={adminPaths.searchWords} component={SearchWordsPage} />
        <Route>elsewhere</Route>
      </Switch>
    </AdminShell>,
  );
};

// CAMPUS-2
test('a draft is saved on the version on which it was typed', async () => {
  drawPage('contacts');
  const save = button('Save changes');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await field('Emergency number').fill('999');
  await field('What procedures call it').fill('police');
  await openRow('Manager');
  await row('Manager').getByRole('textbox', { name: 'When to call' }).fill('At night');
  await expect.element(bar).toHaveTextContent('3 changes not saved');
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  await expect.element(bar).toHaveTextContent('Everything is saved');
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    version: 3,
    campus: { emergency: { words: 'police', number: '999' } },
  });
  expect(sent[0]?.campus.contacts[1]).toMatchObject({ id: 'manager', when: 'At night' });
});

// CAMPUS-2
test('the keyboard focus stays on Save changes after a save, and goes there if Undo changes is gone', async () => {
  drawPage('contacts');
  await field('Emergency number').fill('999');
  button('Save changes').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveTextContent('Everything is saved');
  await expect.element(button('Save changes')).toHaveFocus();
  // There is nothing to save.
  await userEvent.keyboard('{Enter}');
  await field('Emergency number').fill('998');
  button('Undo changes').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveTextContent('Everything is saved');
  await expect.element(button('Save changes')).toHaveFocus();
  expect(sent).toHaveLength(1);
});

// CAMPUS-2, CAMPUS-7
test('a page saves and undoes its own part, and the typed text of another page stays', async () => {
  const { redraw } = drawPage('campus');
  await expect.element(field('Time zone')).toHaveValue('Europe/London');
  await expect.element(field('Time zone')).toHaveAttribute('readonly');
  await field('Campus name').fill('Ashdown');
  await expect.element(bar).toHaveTextContent('1 change not saved');
  redraw(null);
  const contacts = drawPage('contacts');
  await field('Emergency number').fill('999');
  await expect.element(bar).toHaveTextContent('1 change not saved');
  await button('Save changes').click();
  await expect
    .poll(() => sent[0]?.campus)
    .toMatchObject({ name: '', emergency: { number: '999' } });
  await field('Emergency number').fill('998');
  await button('Undo changes').click();
  await expect.element(field('Emergency number')).toHaveValue('999');
  contacts.redraw(null);
  drawPage('campus');
  await expect.element(field('Campus name')).toHaveValue('Ashdown');
  await button('Save changes').click();
  await expect.poll(() => sent[1]?.campus.name).toBe('Ashdown');
});

// LANG-10
test('the language of the campus is English until another is chosen', async () => {
  drawPage('campus');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect.element(language).toHaveValue('en');
  await language.selectOptions('es');
  await button('Save changes').click();
  await expect.poll(() => sent[0]?.campus.language).toBe('es');
});

// CAMPUS-2
test('a mistake is shown at its field after leaving it, and blocks the save', async () => {
  drawPage('contacts');
  await field('Emergency number').fill('9');
  await expect.element(page.getByText(/^Use only digits/)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(field('Emergency number')).toHaveAccessibleDescription(/Use only digits/);
  await button('Add a contact').click();
  await expect.element(page.getByText('Required')).not.toBeInTheDocument();
  await button('Save changes').click();
  await expect.element(bar).toMatchTextContent('2 fields need another look.');
  await expect.element(field('Emergency number')).toHaveFocus();
  expect(sent).toEqual([]);
});

// CAMPUS-2, CAMPUS-6
test('the line of a wrong contact opens, and stays open until it is fixed', async () => {
  drawPage('contacts');
  await openRow('Porter');
  await row('Porter').getByRole('textbox', { name: 'Number' }).fill('?');
  await openRow('Security');
  await button('Save changes').click();
  const number = row('Porter').getByRole('textbox', { name: 'Number' });
  await expect.element(number).toHaveFocus();
  await userEvent.keyboard('{Backspace}12');
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue('12');
});

// CAMPUS-6
test('contacts are added at the end, moved by buttons, and removed with Undo', async () => {
  drawPage('contacts');
  await button('Add a contact').click();
  await expect.element(row('Contact 4').getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Nurse');
  await openRow('Porter');
  await button('Move up Porter').click();
  await expect.poll(names).toEqual(['Security', 'Porter', 'Manager', 'Nurse']);
  await expect.element(button('Move up Porter')).toHaveFocus();
  await button('Move up Porter').click();
  // Its button is disabled at the end of the list: the other one has the focus.
  await expect.element(button('Move down Porter')).toHaveFocus();
  await expect.element(page.getByText('Porter is 1 of 4')).toBeInTheDocument();
  await openRow('Manager');
  await button('Remove Manager').click();
  await expect.poll(names).toEqual(['Porter', 'Security', 'Nurse']);
  await button('Undo').click();
  await expect.poll(names).toEqual(['Porter', 'Security', 'Manager', 'Nurse']);
});

// CAMPUS-6
test('a contact takes one line, and only one is open at a time', async () => {
  drawPage('contacts');
  await expect.element(row('Security').getByText('Whole campus')).toBeVisible();
  await expect.element(row('Manager').getByText('No number yet')).toBeVisible();
  const open = page.getByRole('textbox', { name: 'When to call' });
  await expect.element(open).not.toBeInTheDocument();
  await openRow('Security');
  await openRow('Manager');
  await expect.poll(() => open.elements()).toHaveLength(1);
  await row('Manager').getByRole('button', { expanded: true }).click();
  await expect.element(open).not.toBeInTheDocument();
});

// CAMPUS-6
test('removing a contact in use asks for a replacement, and names the issues', async () => {
  drawPage('contacts');
  await openRow('Security');
  await row('Security').getByText('Used in 1 procedure').click();
  const link = row('Security').getByRole('link', { name: 'Lift stuck' });
  await expect.element(link).toHaveAttribute('href', '/issue/lift');
  await button('Remove Security').click();
  const dialog = page.getByRole('dialog', { name: 'What replaces Security?' });
  await expect.element(dialog.getByRole('link', { name: 'Lift stuck' })).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Remove', exact: true });
  await expect.element(confirm).toBeDisabled();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Replace with' }), 'Manager');
  await confirm.click();
  await expect.poll(names).toEqual(['Manager', 'Porter']);
  // The texts will name the other one, which is in use by that.
  await openRow('Manager');
  await expect.element(row('Manager').getByText('Used in 1 procedure')).toBeVisible();
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[0]?.replace).toEqual({ security: 'manager' });
});

// CAMPUS-6
test('a contact that an issue named in the meantime asks for a replacement at the save', async () => {
  put = () =>
    refusal('CONTACT_IN_USE', [
      { contact: 'porter', issues: [{ _id: 'key', title: 'Lost key', isArchived: true }] },
    ]);
  drawPage('contacts');
  await openRow('Porter');
  await button('Remove Porter').click();
  await button('Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'What replaces Porter?' });
  await expect.element(dialog).toMatchTextContent('Lost key (archived)');
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Replace with' }),
    'emergency services',
  );
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  put = () => answer(stored);
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[1]?.replace).toEqual({ porter: 'emergency' });
});

// CONTACT-4, CAMPUS-2
test('the categories of a contact are checked in a dialog', async () => {
  drawPage('contacts');
  await openRow('Porter');
  await row('Porter').getByRole('button', { name: 'All categories' }).click();
  await page.getByRole('checkbox', { name: 'Water' }).click();
  await page.getByRole('checkbox', { name: 'Access' }).click();
  await button('Done').click();
  await expect.element(row('Porter').getByRole('button', { name: 'Access, Water' })).toBeVisible();
});

// CAMPUS-2
test('search words are added and removed by keyboard', async () => {
  drawPage('searchWords');
  await page.getByText('Access', { exact: true }).click();
  const box = field('Add a word to Access');
  await box.click();
  await userEvent.keyboard('key card{Enter}fob{Enter}lost key, door,');
  const words = () =>
    page
      .getByRole('listitem')
      .filter({ has: box })
      .getByRole('button')
      .elements()
      .map((one) => one.ariaLabel);
  const all = ['fob', 'lockout', 'key card', 'lost key', 'door'];
  await expect.poll(words).toEqual(all.map((word) => `Remove ${word}`));
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  // The last word is gone: the field has the focus.
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('typed');
  // A word typed and not entered is saved, too.
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[0]?.campus.synonyms).toEqual({
    Access: ['fob', 'lockout', 'key card', 'lost key', 'typed'],
  });
  await expect.element(field('Add a word to Water')).not.toBeInTheDocument();
  await page.getByText('Water', { exact: true }).click();
  await expect.element(field('Add a word to Water')).toBeVisible();
});

// CAMPUS-8
test('saves of somebody else are loaded below the text typed here', async () => {
  drawPage('contacts');
  await field('Campus main number').fill('301 555 0100');
  put = () => refusal('VERSION_CONFLICT');
  await button('Save changes').click();
  const reason = page.getByText(/^Somebody else saved the settings\. Load/);
  await expect.element(reason).toBeVisible();
  scrollTo(0, 0);
  // The sentence is beside the button, wherever on the page that was pressed.
  await expect.element(reason).toBeInViewport();
  await expect.element(field('Campus main number')).toHaveValue('301 555 0100');
  const emergency = { words: 'police', number: '112' };
  stored = { ...first, campus: { ...first.campus, name: 'Theirs', emergency }, version: 4 };
  await button('Load their changes').click();
  await expect.element(field('Emergency number')).toHaveValue('112');
  await expect.element(field('Campus main number')).toHaveValue('301 555 0100');
  put = ({ campus }) => answer({ ...stored, campus, version: 5 });
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[1]).toMatchObject({ version: 4, campus: { main: '301 555 0100', emergency } });
});

// CAMPUS-7, SHELL-1
test('leaving asks first, and typed text is there again on return', async () => {
  const { redraw } = drawPage('campus');
  await field('Campus name').fill('Ashdown');
  const issues = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Issues' });
  await issues.click();
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
  await button('stay').click();
  await expect.poll(() => location.pathname).toBe(adminPaths.campus);
  await issues.click();
  await button('Leave').click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  redraw(null);
  drawPage('campus');
  await expect.element(field('Campus name')).toHaveValue('Ashdown');
  await button('Undo changes').click();
  await expect.element(field('Campus name')).toHaveValue('');
  await issues.click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
});

// CONTACT-11
test('an extension asks for the campus main number if there is none, and is saved with it', async () => {
  drawPage('contacts');
  await openRow('Porter');
  await row('Porter').getByRole('textbox', { name: 'Number' }).fill('x4411');
  await row('Porter').getByRole('textbox', { name: 'Name', exact: true }).click();
  await expect.element(row('Porter')).toMatchTextContent('Set the campus main number first.');
  await field('Campus main number').fill('301 555 0100');
  await expect.element(row('Porter')).not.toMatchTextContent('main number first');
  await button('Save changes').click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.campus).toMatchObject({ main: '301 555 0100' });
  expect(sent[0]?.campus.contacts).toContainEqual(expect.objectContaining({ number: 'x4411' }));
});

// CAMPUS-18, CAMPUS-2
test('missing numbers are counted until they are set', async () => {
  const uses = { manager: [LIFT], porter: [LIFT, { ...LIFT, isArchived: true }] };
  stored = { ...first, uses };
  drawPage('contacts');
  const band = page.getByText('3 numbers are missing.');
  await expect.element(band).toBeVisible();
  await expect
    .element(page.getByText(/Anyone with the app can see these numbers\.$/))
    .toBeVisible();
  await field('Emergency number').fill('999');
  await openRow('Manager');
  await row('Manager').getByRole('textbox', { name: 'Number' }).fill('123');
  await expect.element(page.getByText('1 number is missing.')).toBeVisible();
  await openRow('Porter');
  await row('Porter').getByRole('textbox', { name: 'Number' }).fill('124');
  await expect.element(page.getByText(/is missing|are missing/)).not.toBeInTheDocument();
});

// SHELL-5
test('settings that do not load say so in place', async () => {
  vi.mocked(window.fetch).mockImplementationOnce(async () => await Promise.reject(new Error()));
  vi.mocked(window.fetch).mockImplementation(async () => await Promise.resolve(refusal('BUG')));
  drawPage('campus');
  await expect.element(page.getByText('The settings did not load.')).toBeVisible();
  vi.mocked(window.fetch).mockImplementation(async (path) => await Promise.resolve(answerTo(path)));
  await button('Try again').click();
  await expect.element(field('Campus name')).toBeVisible();
});

const FORM = 'https://forms.example.edu/report?what={title}&when={start}';

// REPORT-1
test('the address of a report form is checked, tried and saved by itself, next to what it sends', async () => {
  drawPage('report');
  await expect.element(page.getByText(/^No form is set/)).toBeVisible();
  await field('Form address').fill('http://forms.example.edu');
  await userEvent.tab();
  await expect.element(field('Form address')).toHaveAccessibleDescription(/starts with https:/);
  expect(page.getByRole('link', { name: 'Try it' }).elements()).toEqual([]);
  await field('Form address').fill(FORM);
  await expect
    .element(
      page.getByText(/^Opening the form sends forms\.example\.edu only this: procedure title/),
    )
    .toBeVisible();
  const trial = page.getByRole('link', { name: 'Try it' });
  await expect
    .element(trial)
    .toHaveAttribute(
      'href',
      'https://forms.example.edu/report?what=Test%20of%20the%20form&when=2026-01-01T02%3A00',
    );
  await expect.element(trial).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(bar).toHaveTextContent('1 change not saved');
  await button('Save changes').click();
  await expect.element(page.getByText('Report form saved')).toBeVisible();
  await expect.element(button('Save changes')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(stored.report).toBe(FORM);
  expect(sent).toEqual([]);
  await field('Form address').fill('');
  await button('Save changes').click();
  await expect.element(page.getByText('Report form removed')).toBeVisible();
});

// REPORT-1
test("a preset shows the form of a vendor's address, and that it can only be opened", async () => {
  stored = { ...first, report: 'https://cm.maxient.com/reportingform.php?Ashdown&layout_id=0' };
  drawPage('report');
  const vendor = page.getByRole('combobox', { name: 'System' });
  await expect.element(vendor).toHaveValue('maxient');
  await expect
    .element(page.getByText(/^cm\.maxient\.com gets nothing about the record/))
    .toBeVisible();
  for (const name of ['roompact', 'starrez', 'own']) {
    await vendor.selectOptions(name);
    await expect.element(vendor).toHaveValue(name);
  }
});

// CAMPUS-7
test('unsaved text typed in release 0.2.0 is there, and is stored in the present form', async () => {
  const typed = { campus: { ...first.campus, name: 'Ashdown' }, replace: {} };
  sessionStorage.setItem(
    'reslife.draft.settings',
    JSON.stringify({ saved: first.campus, draft: typed }),
  );
  sessionStorage.setItem('reslife.draft.report', FORM);
  const { redraw } = drawPage('campus');
  await expect.element(field('Campus name')).toHaveValue('Ashdown');
  await expect.element(bar).toHaveTextContent('1 change not saved');
  await expect.poll(() => sessionStorage.getItem('reslife.draft.report')).toBeNull();
  // Each page has its own Save.
  await button('Save changes').click();
  await expect.element(page.getByText('Changes saved')).toBeVisible();
  expect(sent[0]?.campus).not.toHaveProperty('report');
  redraw(null);
  drawPage('report');
  await expect.element(field('Form address')).toHaveValue(FORM);
  await button('Save changes').click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
});

// REPORT-1
test('a form that was not saved says so, and leaving asks first', async () => {
  setForm = () => refusal('INVALID_SETTINGS', [], 'It cannot be.');
  drawPage('report');
  await field('Form address').fill(FORM);
  await button('Save changes').click();
  await expect.element(page.getByText('The form was not saved. It cannot be.')).toBeVisible();
  await page.getByRole('link', { name: 'Issues', exact: true }).click();
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
  await button('Leave').click();
  await expect.element(page.getByText('elsewhere')).toBeVisible();
  history.back();
  await expect.element(field('Form address')).toHaveValue(FORM);
});
