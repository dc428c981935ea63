import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { TypedDetails } from '#core/issue/details.ts';
import { detailsOf } from '#core/issue/typed-details.ts';
import type { Person } from '#core/people/person.ts';
import { draw } from '#kit/test/draw.ts';
import { readUnderstanding } from '../../../base/on-demand/stored-meanings.ts';
import { queryClient } from '../../base/queries.ts';
import { DetailsPane } from './DetailsPane.tsx';

const person = (_id: string, name: string, state: Person['state'] = 'active'): Person => ({
  _id,
  name,
  email: `${_id}@ashdown.example`,
  state,
  role: 'owner',
  lastSignInAt: null,
  isSignedIn: false,
});

const details = detailsOf({ title: 'Lift', category: 'Access' });

let answer: (people: readonly Person[] | undefined) => void;

beforeEach(() => {
  const answered = new Promise<readonly Person[] | undefined>((resolve) => {
    answer = resolve;
  });
  const load = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    // The table of meanings is a file.
    if (typeof input === 'string' && input.includes('meanings')) return await load(input);
    const people = await answered;
    if (!people) return Response.error();
    const counts = { found: people.length, total: people.length, signedIn: 1, isOneActive: false };
    return Response.json({ data: { people, ...counts } });
  });
});

function drawPane() {
  const onChange = vi.fn<(details: TypedDetails) => void>();
  const paneOf = (more: Partial<TypedDetails>) => (
    <QueryClientProvider client={queryClient}>
      <DetailsPane details={{ ...details, ...more }} onChange={onChange} />
    </QueryClientProvider>
  );
  const { redraw } = draw(paneOf({}));
  return { onChange, redraw: (more: Partial<TypedDetails>) => redraw(paneOf(more)) };
}

// EDITOR-4
test('other names are typed with commas, and too many of them are reported', async () => {
  const { onChange, redraw } = drawPane();
  const field = page.getByLabelText('Also called', { exact: true });
  await expect.element(field).toHaveValue('');
  await field.fill('roaches, silverfish');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, alsoCalled: ['roaches, silverfish'] });
  redraw({ alsoCalled: ['roaches', 'silverfish'] });
  await expect.element(field).toHaveValue('roaches, silverfish');
  redraw({ alsoCalled: ['a,b,c,d,e,f,g,h,i,j,k'] });
  await expect
    .element(page.getByText('“Also called” has too many entries: at most 10.'))
    .toBeVisible();
  redraw({ alsoCalled: ['x'.repeat(41)] });
  await expect
    .element(page.getByText('“Also called” is too long: at most 40 characters.'))
    .toBeVisible();
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, alsoCalled: null });
});

const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` });

// EDITOR-54
test('search topics come from the name, and can be removed and added', async () => {
  const { onChange, redraw } = drawPane();
  const title = 'Resident locked out';
  redraw({ title });
  const field = page.getByRole('combobox', { name: 'Search topics' });
  await chip('locked out').click();
  expect(onChange).toHaveBeenLastCalledWith({ ...details, title, situations: ['-locked-out'] });
  redraw({ title, situations: ['-locked-out'] });
  await expect.element(chip('locked out')).not.toBeInTheDocument();
  await field.selectOptions('lost key');
  const both = ['-locked-out', 'lost-key'];
  expect(onChange).toHaveBeenLastCalledWith({ ...details, title, situations: both });
  redraw({ title, situations: both });
  await expect.element(chip('lost key')).toBeVisible();
  await field.selectOptions('locked out');
  expect(onChange).toHaveBeenLastCalledWith({ ...details, title, situations: ['lost-key'] });
  redraw({ title, situations: ['lost-key'] });
  await chip('lost key').click();
  expect(onChange).toHaveBeenLastCalledWith({ ...details, title, situations: null });
});

// EDITOR-54, SEARCH-15
test('search topics are found with the table that the browser stored for searches', async () => {
  await readUnderstanding();
  onTestFinished(async () => void (await caches.delete('meanings')));
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('no signal'));
  const { redraw } = drawPane();
  redraw({ title: 'Resident locked out' });
  await expect.element(chip('locked out')).toBeVisible();
});

// EDITOR-4
test('the order in its category can be chosen and removed', async () => {
  const { onChange, redraw } = drawPane();
  const field = page.getByLabelText('Order in its category', { exact: true });
  await field.selectOptions('1 (first)');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, place: 1 });
  redraw({ place: 20 });
  await expect.element(field).toHaveDisplayValue('20');
  await field.selectOptions('After the numbered ones, by name');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, place: null });
});

// EDITOR-22, PUBLISH-11
test('the review date can be typed and removed', async () => {
  const { onChange, redraw } = drawPane();
  const field = page.getByLabelText('Review by', { exact: true });
  await field.fill('2027-03-01');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, reviewBy: '2027-03-01' });
  redraw({ reviewBy: '2027-03-01' });
  await expect.element(field).toHaveValue('2027-03-01');
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, reviewBy: null });
});

// EDITOR-4
test('the owner is nobody or a person who is not disabled', async () => {
  const { onChange, redraw } = drawPane();
  const field = page.getByRole('combobox', { name: 'Owner' });
  await expect.element(field).toHaveDisplayValue('Nobody');
  answer([
    person('tom', 'Tom Reyes'),
    person('jo', 'Jo Barrow', 'disabled'),
    person('maya', 'Maya Okafor'),
    person('tom2', 'Tom Reyes', 'invited'),
  ]);
  const choices = () =>
    Array.from(field.element().querySelectorAll('option:not([hidden])'), (one) => one.textContent);
  await expect
    .poll(choices)
    .toEqual([
      'Nobody',
      'Maya Okafor',
      'Tom Reyes, tom@ashdown.example',
      'Tom Reyes, tom2@ashdown.example',
    ]);
  await field.selectOptions('Maya Okafor');
  expect(onChange).toHaveBeenLastCalledWith({ ...details, owner: 'maya' });
  // The person who owns it already stays a choice.
  redraw({ owner: 'jo' });
  await expect.element(field).toHaveDisplayValue('Jo Barrow');
  await field.selectOptions('Nobody');
  expect(onChange).toHaveBeenLastCalledWith({ ...details, owner: null });
});

// EDITOR-4
test('people who did not load are reported next to the owner', async () => {
  drawPane();
  answer(undefined);
  const field = page.getByRole('combobox', { name: 'Owner' });
  await expect.element(field).toHaveAccessibleDescription(/did not load/);
});

// EDITOR-4
test("'Do this first' is one line, may be empty and has a limit", async () => {
  const { onChange, redraw } = drawPane();
  const field = page.getByRole('textbox', { name: 'Do this first' });
  await field.fill('Stay\noutside.');
  await expect
    .poll(() => onChange)
    .toHaveBeenLastCalledWith({ ...details, firstAct: 'Stay outside.' });
  redraw({ firstAct: 'x'.repeat(201) });
  await expect.element(field).toHaveAccessibleDescription(/is too long: at most 200 characters/);
  // CONTACT-9
  redraw({ firstAct: 'Call [[contact:security]' });
  await expect
    .element(field)
    .toHaveAccessibleDescription(/“\[\[contact:security\]” is not a contact/);
  await field.fill('');
  await expect.poll(() => onChange).toHaveBeenLastCalledWith({ ...details, firstAct: null });
});
