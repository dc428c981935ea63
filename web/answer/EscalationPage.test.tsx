import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Press } from '#core/notifications/answers.ts';
import type { EscalationAnswer, LinkedEscalation } from '#core/notifications/escalation-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { draw } from '#kit/test/draw.ts';
import { EscalationPage } from './EscalationPage.tsx';

const AT = '2026-12-09T08:12:00Z';
const LINK = `${'0'.repeat(32)}.${'A'.repeat(43)}`;
const escalation: LinkedEscalation = {
  title: 'Water through a ceiling',
  category: 'Water',
  area: 'North area',
  advisor: 'Jordan Lee',
  callback: '5550188',
  startedAt: '2026-12-09T08:09:00Z',
  at: AT,
  answers: [],
  taps: [
    { at: AT, text: 'Jordan Lee started.', asked: null, answer: null },
    { at: AT, text: 'Jordan Lee asked.', asked: 'Water still running?', answer: 'Yes' },
  ],
  campus: 'Ashdown University',
  timeZone: 'America/New_York',
};
const answered = (name: string, press: Press, isMine: boolean): EscalationAnswer => ({
  name,
  press,
  at: '2026-12-09T08:14:00Z',
  isMine,
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

type SentRequest = { readonly path: string; readonly data: unknown };
type Answer = {
  status: number;
  content: object;
  after?: readonly EscalationAnswer[] | null;
};

const opens = (answers: readonly EscalationAnswer[] = []): Answer => ({
  status: 200,
  content: { data: { ...escalation, answers } },
});
const pressed = (answers: readonly EscalationAnswer[] | null): Answer => ({
  status: 200,
  content: { data: { escalation: answers && { ...escalation, answers } } },
  after: answers,
});
const refuses = (code: string, status: number): Answer => ({ status, content: { code, status } });

/** Answers the looks, and the presses one after another; a look then finds what was pressed last. Returns what was asked. */
function serverAnswers(look?: Answer, ...presses: Answer[]): SentRequest[] {
  const asked: SentRequest[] = [];
  let [opened, next] = [look, 0];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    const { data } = JSON.parse(init?.body as string) as { data: unknown };
    asked.push({ path: path as string, data });
    const isPress = asked.at(-1)?.path.endsWith('/press') ?? false;
    const answer = isPress ? presses[next++] : opened;
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer.after) opened = opens(answer.after);
    const headers = { 'Content-Type': 'application/json' };
    return await Promise.resolve(
      new Response(JSON.stringify(answer.content), { status: answer.status, headers }),
    );
  });
  return asked;
}

beforeEach(() => history.replaceState(null, '', `/escalation#${LINK}`));

// ANSWERS-1
test('a link shows the night so far with the call, and opening it presses nothing', async () => {
  const asked = serverAnswers(opens());
  draw(<EscalationPage />);
  await expect.element(heading('Water through a ceiling')).toBeVisible();
  await expect.element(page.getByText('North area, 3:12 am')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Call Jordan Lee' }))
    .toHaveAttribute('href', 'tel:5550188');
  await expect.element(page.getByText('Typed by the advisor, not checked')).toBeVisible();
  await expect.element(page.getByText('Water still running? Yes')).toBeVisible();
  const look = { path: '/api/escalations/by-link', data: { link: LINK } };
  expect(asked).toEqual(asked.map(() => look));
  expect(await violations()).toEqual([]);
});

// ANSWERS-2, ANSWERS-4
test('a person who takes it hears the heading, may give a name, and can hand it back', async () => {
  const asked = serverAnswers(
    opens(),
    pressed([answered('duty@ashdown.example', 'have', true)]),
    pressed([answered('Dana Reed', 'have', true)]),
    pressed([answered('Dana Reed', 'handBack', true)]),
  );
  draw(<EscalationPage />);
  await button('I have it').click();
  await expect.element(heading('You have it')).toHaveFocus();
  await expect.element(page.getByText('The advisor sees “duty@ashdown.example”.')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Dana Reed');
  await button('Save').click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await button('Hand it back').click();
  await expect.element(heading('You handed it back')).toHaveFocus();
  await expect.element(button('I can take it after all')).toBeVisible();
  const presses = asked.filter(({ path }) => path.endsWith('/press'));
  expect(presses.map(({ data }) => data)).toEqual([
    { link: LINK, press: 'have', name: null },
    { link: LINK, press: 'have', name: 'Dana Reed' },
    { link: LINK, press: 'handBack', name: null },
  ]);
});

// ANSWERS-2
test.each<[string, EscalationAnswer[], string, string[]]>([
  ['nobody answered', [], 'Water through a ceiling', ['Not real', 'I can’t take it', 'I have it']],
  ['another has it', [answered('Dana Reed', 'have', false)], 'Dana Reed has it', ['I have it too']],
  [
    'another refused',
    [answered('Dana Reed', 'cannot', false)],
    'Water through a ceiling',
    ['Not real', 'I can’t take it', 'I have it'],
  ],
  [
    'both have it',
    [answered('Dana Reed', 'have', false), answered('Sam', 'have', true)],
    'You have it',
    ['Save', 'Not real', 'Hand it back', 'Done'],
  ],
  [
    'this person refused',
    [answered('Sam', 'cannot', true)],
    'You cannot take it',
    ['I can take it after all'],
  ],
  ['another is done', [answered('Dana Reed', 'done', false)], 'This is done', []],
  [
    'another says it is not real',
    [answered('Dana Reed', 'notReal', false)],
    'Dana Reed says it is not real',
    ['I have it'],
  ],
  [
    'this person said that it is not real',
    [answered('Sam', 'notReal', true)],
    'You said it is not real',
    ['Undo'],
  ],
  [
    'this person undid that',
    [answered('Sam', 'real', true)],
    'Water through a ceiling',
    ['Not real', 'I can’t take it', 'I have it'],
  ],
])('the page says so and offers what makes sense if %s', async (_, answers, title, buttons) => {
  serverAnswers(opens(answers));
  draw(<EscalationPage />);
  await expect.element(heading(title)).toBeVisible();
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
  expect(await violations()).toEqual([]);
});

// ANSWERS-2, LOOK-6
test('a name in the heading is not broken inside a word, even enlarged', async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  serverAnswers(opens([answered('maya.okafor', 'have', false)]));
  draw(<EscalationPage />);
  const title = heading('maya.okafor has it');
  await expect.element(title).toBeVisible();
  const last = title.element().lastChild;
  const words = document.createRange();
  if (last) words.setStart(last, 0);
  words.setEnd(last ?? document, 'okafor'.length);
  expect(words.toString()).toBe('okafor');
  expect(words.getClientRects()).toHaveLength(1);
  document.documentElement.style.fontSize = '';
});

// ANSWERS-2, LOOK-6
test('a time in the timeline is on one line', async () => {
  await page.viewport(390, 844);
  const [tap] = escalation.taps;
  const taps = [{ ...tap, at: '2026-12-09T17:27:00Z' }];
  serverAnswers({ status: 200, content: { data: { ...escalation, taps } } });
  draw(<EscalationPage />);
  const time = page.getByText('12:27 pm', { exact: true });
  await expect.element(time).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(time.element());
  expect(words.getClientRects()).toHaveLength(1);
});

// ANSWERS-3
test('a link shows nothing of the night after its Done, or after the end', async () => {
  serverAnswers(opens([answered('Dana Reed', 'have', true)]), pressed(null));
  const { redraw } = draw(<EscalationPage />);
  await button('Done').click();
  await expect.element(heading('This is done')).toBeVisible();
  expect(page.getByText('Water through a ceiling').elements()).toEqual([]);
  redraw(<p />);
  serverAnswers(refuses('NOT_FOUND', 404));
  redraw(<EscalationPage />);
  await expect.element(heading('This link has ended')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/auth/login');
  expect(await violations()).toEqual([]);
});

// ANSWERS-2
test('a press that fails says so and stays possible, and an outdated one shows the new state', async () => {
  serverAnswers(opens(), refuses('UNAVAILABLE', 503));
  draw(<EscalationPage />);
  await button('I have it').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent. Try again, or call.');
  const after = [answered('Sam', 'cannot', true)];
  serverAnswers(opens(), { ...refuses('OTHER_PRESS', 409), after });
  await button('I have it').click();
  await expect.element(heading('You cannot take it')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// ANSWERS-2
test('a press that was stored is shown as stored although its answer was lost', async () => {
  serverAnswers(opens());
  draw(<EscalationPage />);
  await expect.element(button('I have it')).toBeVisible();
  serverAnswers(opens([answered('Sam', 'have', true)]));
  await button('I have it').click();
  await expect.element(heading('You have it')).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

// ANSWERS-2
test('a person who cannot take it still hears that another pressed Done', async () => {
  serverAnswers(opens([answered('Dana Reed', 'done', false), answered('Sam', 'cannot', true)]));
  draw(<EscalationPage />);
  await expect.element(page.getByText('Dana Reed pressed Done at 3:14 am.')).toBeVisible();
});

// LADDER-23
test('one press says that it is not real, and can be undone', async () => {
  const asked = serverAnswers(
    opens(),
    pressed([answered('Sam', 'notReal', true)]),
    pressed([answered('Sam', 'real', true)]),
  );
  draw(<EscalationPage />);
  await button('Not real').click();
  await expect.element(heading('You said it is not real')).toHaveFocus();
  await expect.element(page.getByText('Nobody else is told.')).toBeVisible();
  await button('Undo').click();
  await expect.element(heading('Water through a ceiling')).toHaveFocus();
  await expect.element(button('I have it')).toBeVisible();
  const presses = asked.filter(({ path }) => path.endsWith('/press'));
  expect(presses.map(({ data }) => data)).toEqual([
    { link: LINK, press: 'notReal', name: null },
    { link: LINK, press: 'real', name: null },
  ]);
});

// ANSWERS-1
test('a page without an answer offers to try again, and follows another link', async () => {
  serverAnswers();
  draw(<EscalationPage />);
  await expect.element(heading('This did not load')).toBeVisible();
  const asked = serverAnswers(opens());
  await button('Try again').click();
  await expect.element(heading('Water through a ceiling')).toBeVisible();
  location.hash = 'another';
  await expect.poll(() => asked.at(-1)?.data).toEqual({ link: 'another' });
});
