import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import {
  advisorName,
  advisorProof,
  forgetAdvisor,
  storeAdvisorName,
} from '../../../base/advisor-name.ts';
import { AdvisorLoginPage } from '../../screens/shell/AdvisorLoginPage.tsx';
import { Unproven } from './unproven.tsx';

const DAY = 24 * 3_600_000;
const campus = page.getByRole('button', { name: 'Sign in with your campus account' });
const username = page.getByRole('textbox', { name: 'Username' });
const problem = (text: string) => page.getByRole('alert').filter({ hasText: text });

let answers: Readonly<Record<string, () => Response>>;
const asked: string[] = [];

const ask = (setting: string): string => (document.cookie = `advisors=${setting}; path=/`);
const proofOf = (name: string, until: number) =>
  `campus:${encodeURIComponent(name)}:1:${until}:signature`;

beforeEach(() => {
  asked.length = 0;
  answers = {};
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const [path = ''] = (input as string).split('?');
    asked.push(`${init?.method ?? 'GET'} ${input as string}`);
    return answers[path]?.() ?? Response.error();
  });
});

afterEach(() => {
  document.cookie = 'advisors=; path=/; max-age=0';
  forgetAdvisor();
});

// SIGNIN-42
test('the login has a button instead of the field if names must be verified', async () => {
  ask('campus');
  draw(<AdvisorLoginPage />);
  await expect.element(campus).toBeVisible();
  await expect.element(page.getByText(/^Your name comes from your campus account/)).toBeVisible();
  await expect.element(username).not.toBeInTheDocument();
});

// SIGNIN-42
test('the login has only the field on other campuses, and asks the server nothing', async () => {
  draw(<AdvisorLoginPage />);
  await expect.element(username).toBeVisible();
  await expect.element(campus).not.toBeInTheDocument();
  expect(asked.filter((call) => call.includes('campus'))).toEqual([]);
});

// SIGNIN-45
test.each([
  ['no answer', undefined],
  ['an issuer that is down', () => Response.json({ data: { url: null } })],
])('a name can be typed after %s, and is not verified', async (_, answer) => {
  if (answer) answers = { '/api/advisor/campus/start': answer };
  ask('campus');
  draw(<AdvisorLoginPage />);
  await campus.click();
  await expect.element(problem('it will not be verified')).toBeVisible();
  await username.fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  await expect.poll(() => location.pathname).toBe('/user');
  expect([advisorName(), advisorProof()]).toEqual(['Amara', undefined]);
});

// SIGNIN-45
test('the field is there right away without a signal, next to the button', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  ask('campus');
  draw(<AdvisorLoginPage />);
  await expect.element(problem('No signal to sign in.')).toBeVisible();
  await expect.element(username).toBeVisible();
  await expect.element(campus).toBeVisible();
});

// SIGNIN-43
test.each([
  ['/i/fire-1', '/i/fire-1'],
  ['', '/user'],
  ['//evil.example/user', '/user'],
  ['/admin', '/user'],
])('a return from %j with a proof goes to %s, with name and proof stored', async (from, to) => {
  const proof = proofOf('Sam Okafor', Date.now() + DAY);
  answers = {
    '/api/advisor/proof': () => Response.json({ data: { advisor: 'Sam Okafor', proof } }),
  };
  const query = new URLSearchParams({ signedIn: 'campus', returnUrl: from }).toString();
  history.replaceState(null, '', `/login?${query}`);
  ask('campus');
  draw(<AdvisorLoginPage />);
  await expect.poll(() => location.pathname).toBe(to);
  expect([advisorName(), advisorProof()]).toEqual(['Sam Okafor', proof]);
  // Logout takes both away; a typed name is proven by nothing.
  forgetAdvisor();
  expect([advisorName(), advisorProof()]).toEqual(['', undefined]);
});

// SIGNIN-45
test.each([
  ['failure=unnamed', 'Your campus account has no name.'],
  ['failure=cancelled', 'The campus sign-in failed.'],
  ['signedIn=campus', 'The campus sign-in failed.'],
])('a return with %s says why, and shows the field', async (query, text) => {
  history.replaceState(null, '', `/login?${query}`);
  ask('campus');
  draw(<AdvisorLoginPage />);
  await expect.element(problem(text)).toBeVisible();
  await expect.element(username).toBeVisible();
});

// SIGNIN-45
test.each([
  ['Sam', undefined, 'Your name is not verified, and your records say so.'],
  ['Sam', proofOf('Kim', Date.now() + DAY), 'Your name is not verified, and your records say so.'],
  ['Sam', proofOf('Sam', Date.now() - 1), 'Your campus sign-in expired'],
  ['', undefined, 'A typed name is not verified'],
])('the page shows a notice for the name %j with the proof %j: %s', async (name, proof, text) => {
  storeAdvisorName(name, proof);
  ask('campus');
  draw(<Unproven />);
  const notice = page.getByRole('status');
  await expect.element(notice).toBeVisible();
  // One line above every page, until somebody wants to know.
  expect(notice.element().getBoundingClientRect().height).toBeLessThan(60);
  await notice
    .getByText(text.split(/[,:]/)[0] ?? '')
    .first()
    .click();
  await expect.element(notice.getByText(text)).toBeVisible();
  await expect.element(campus).toBeVisible();
});

// SIGNIN-45
test('a verified name shows no notice, nor does a campus where names are typed', async () => {
  storeAdvisorName('Sam', proofOf('Sam', Date.now() + DAY));
  ask('campus');
  draw(
    <>
      <Unproven />
      <p>drawn</p>
    </>,
  );
  await expect.element(page.getByText('drawn')).toBeVisible();
  await import('./ProvenEntry.tsx');
  await new Promise(requestAnimationFrame);
  await expect.element(campus).not.toBeInTheDocument();
});

const refused = () =>
  Response.json(
    { code: 'INVALID_PASSCODE' },
    { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
  );
const openCode = (): void => {
  history.replaceState(null, '', '/login#enrol=a-code');
  draw(<AdvisorLoginPage />);
};

// SIGNIN-47
describe('on a campus that enrolls phones', () => {
  const proof = `phone:Sam%20Okafor:1:${Date.now() + DAY}:id:signature`;
  const enrolled = () => Response.json({ data: { advisor: 'Sam Okafor', proof } });
  test.each(['enrolled', undefined])(
    'a code gives a name and a proof, with the cookie %s',
    async (setting) => {
      if (setting !== undefined) ask(setting);
      answers = { '/api/advisor/enrol': enrolled };
      openCode();
      await expect.poll(() => location.pathname + location.hash).toBe('/user');
      expect([advisorName(), advisorProof()]).toEqual(['Sam Okafor', proof]);
    },
  );

  test('a code that does not work says so, and a name can be typed', async () => {
    ask('enrolled');
    answers = { '/api/advisor/enrol': refused };
    openCode();
    await expect.element(problem('This code was used, expired')).toBeVisible();
    await username.fill('Amara');
    await page.getByRole('button', { name: 'Enter Reslife' }).click();
    await expect.poll(() => location.pathname).toBe('/user');
    expect([advisorName(), advisorProof()]).toEqual(['Amara', undefined]);
  });

  test('a code can be tried again after no signal', async () => {
    ask('enrolled');
    openCode();
    await expect.element(problem('The server did not answer.')).toBeVisible();
    answers = { '/api/advisor/enrol': enrolled };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(advisorName).toBe('Sam Okafor');
  });

  test('a login without a code has the field, and says that the phone is not enrolled', async () => {
    ask('enrolled');
    draw(<AdvisorLoginPage />);
    await expect.element(page.getByText(/^This phone is not enrolled/)).toBeVisible();
    await expect.element(username).toBeVisible();
    await expect.element(campus).not.toBeInTheDocument();
  });

  // SIGNIN-45
  test.each([
    ['Amara', undefined],
    ['', undefined],
    ['Sam Okafor', 'phone:Sam%20Okafor:1:2:id:signature'],
  ])(
    'the page says that the phone is not enrolled for the name %j with the proof %j',
    async (name, had) => {
      storeAdvisorName(name, had);
      ask('enrolled');
      draw(<Unproven />);
      await expect
        .element(page.getByRole('status').filter({ hasText: 'This phone is not enrolled' }))
        .toBeVisible();
      await expect.element(campus).not.toBeInTheDocument();
    },
  );

  // SIGNIN-45
  test('pages show the notice once for each name, and a dialog every time it asks for a name', async () => {
    storeAdvisorName('Amara');
    ask('enrolled');
    const { redraw } = draw(<Unproven isOnce />);
    const notice = page.getByRole('status');
    await expect.element(notice).toBeVisible();
    history.pushState(null, '', '/user/records');
    await expect.element(notice).not.toBeInTheDocument();
    // The app was closed and opened.
    redraw(<Unproven key="again" isOnce />);
    storeAdvisorName('Sam');
    await expect.element(notice).toBeVisible();
    storeAdvisorName('Amara');
    redraw(<Unproven key="asked" />);
    await expect.element(notice).toBeVisible();
  });
});
