import { describe, expect, test } from 'vitest';
import { isEmail, isLongEnough, problemsInLogin, normalizeEmail } from '../people/account.ts';
import { imagePathOf, imageUrl } from '../base/image.ts';
import { API } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { csvPathOf, pathOf } from '../base/api-path.ts';
import { API_ERRORS } from './api-errors.ts';

const endpoints: Endpoint[] = Object.values(API);

// The calls that others may rely on, with those the web does not make.
const PUBLISHED_CALLS = [
  'POST /api/user/auth/signIn',
  'POST /api/user/auth/signUp',
  'POST /api/user/auth/resend-code',
  'POST /api/user/auth/forgotPassword',
  'POST /api/user/auth/changePassword',
  'POST /api/user/auth/resetPassword',
  'POST /api/user/auth/verifyUser',
  'POST /api/user/auth/delete-my-account',
  'POST /api/user/auth/signOut',
  'POST /api/user/social/google-login',
  'GET /api/user/social/facebook/token',
  'GET /api/issue',
  'GET /api/issue/{id}',
  'POST /api/issue',
  'PUT /api/issue/{id}',
  'PUT /api/issue/create-step/{issueId}',
  'PUT /api/issue/update-step/{issueId}/{stepId}',
  'GET /api/issue/analytics',
  'POST /api/file-upload',
  'GET /api/advisor/issues/{category}',
  'POST /api/attend',
  'POST /api/feedback',
  'POST /api/advisor/issue-not-found',
  'GET /api/profile',
  'PUT /api/profile',
  'POST /api/payment/stripe/create-payment-intent',
  'GET /api/payment',
];

// SETTINGS-2, SETTINGS-4
test('the settings have two calls', () => {
  expect(Object.values(API).filter(({ path }) => path === '/api/settings')).toEqual([
    API.getSettings,
    API.updateSettings,
  ]);
});

/** Returns the path of every number in a schema that has no minimum or no maximum. */
function unboundedNumbers(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, minimum, maximum } = schema as Record<string, unknown>;
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber) return minimum === undefined || maximum === undefined ? [path] : [];
  return Object.entries(schema).flatMap(([name, part]) =>
    unboundedNumbers(part, `${path}/${name}`),
  );
}

describe('the endpoint table', () => {
  // ACCESS-7
  test('declares TOO_MANY_REQUESTS for exactly the calls that count tries', () => {
    const unsaid = endpoints.filter(
      ({ limits = [], keyed, access, redirects, errors }) =>
        (limits.length > 0 || (keyed && access === 'open')) &&
        !redirects &&
        !errors.includes('TOO_MANY_REQUESTS'),
    );
    expect(unsaid.map(({ path }) => path)).toEqual([]);
    const uncounted = endpoints.filter(
      ({ limits = [], keyed, errors }) =>
        errors.includes('TOO_MANY_REQUESTS') && limits.length === 0 && !keyed,
    );
    // A code to prove that mail arrives goes out once a minute; looks of phones are counted in memory (ANSWERS-8).
    expect(uncounted).toEqual([API.sendSetupCode, API.getEscalation]);
  });

  // API-17
  test('gives every number that is sent a smallest and a largest value', () => {
    expect(unboundedNumbers({ items: { type: 'number', minimum: 1 } })).toEqual(['/items']);
    const unbounded = endpoints.flatMap(({ path, body, query }) =>
      unboundedNumbers({ body, query }, path),
    );
    expect(unbounded).toEqual([]);
  });

  // API-1, API-8, API-13
  test('has every published call', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(calls).toEqual(expect.arrayContaining(PUBLISHED_CALLS));
  });

  // API-6
  test('says what each call does, with the verb first', () => {
    const noun = /^(?:The|An?|All|One|What|Who|Whose|Whether|How|When|Where|That|For)\b/;
    const uses = endpoints.map(({ use }) => use);
    expect(uses.filter((use) => noun.test(use) || / the own | no more\b/.test(use))).toEqual([]);
  });

  // API-1
  test('has no address twice', () => {
    const calls = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  // ACCESS-1
  test('lets everybody write only what advisors send and what signs somebody in', () => {
    const open = Object.entries<Endpoint>(API).filter(
      ([, endpoint]) => endpoint.access === 'open' && endpoint.method !== 'GET',
    );
    expect(open.map(([name]) => name)).toEqual([
      'signIn',
      'signUp',
      'signOut',
      'resendCode',
      'forgotPassword',
      'resetPassword',
      'verifyUser',
      'googleLogin',
      'attend',
      'sendFeedback',
      'reportMissingIssue',
      'sendStepNote',
      'reportEmptySearch',
      'createPaymentIntent',
      'enterByLink',
      'takeAdvisorProof',
      'enrolPhone',
      'finishSignIn',
      'beginPasskeySignIn',
      'signInByPasskey',
      'openByLink',
      'pressByLink',
      'getDuty',
      'openWokenPhone',
      'testWokenPhone',
      'leaveWokenPhone',
      'openWakeLink',
      'wakeByLink',
      'renewWokenPhone',
    ]);
  });

  test('fills in names, encoded', () => {
    expect(pathOf(API.updateStep.path, { issueId: 'a b', stepId: '../c' })).toBe(
      '/api/issue/update-step/a%20b/..%2Fc',
    );
    expect(pathOf(API.listAdvisorIssues.path, { category: 'All categories' })).toBe(
      '/api/advisor/issues/All%20categories',
    );
  });
});

// ANALYTICS-12, UPLOAD-1
test('an uploaded path loses its first two characters, a download link its first one', () => {
  expect(imagePathOf('./images/abc.webp')).toBe('images/abc.webp');
  expect(imageUrl(imagePathOf('./images/abc.webp'))).toBe('/images/abc.webp');
  expect(csvPathOf('./api/issue/analytics.csv?startDate=2026-11-01')).toBe(
    '/api/issue/analytics.csv?startDate=2026-11-01',
  );
});

describe('error codes', () => {
  // API-4
  test('have the spelling that the screens expect', () => {
    expect(Object.keys(API_ERRORS)).toEqual(
      expect.arrayContaining(['SET_PASSWORD', 'PASSWORD_TO_SHORT', 'INVALID_PASSCODE']),
    );
    // The browser tells our codes from those of other servers by this form.
    expect(Object.keys(API_ERRORS).filter((code) => !/^[A-Z_]+$/.test(code))).toEqual([]);
  });

  // API-4
  test('have a status and a sentence', () => {
    for (const { status, title } of Object.values(API_ERRORS)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(title).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('accounts', () => {
  // SIGNIN-11
  test.each([
    ['12345678', false],
    ['123456789', true],
    ['🔑'.repeat(8), false],
    ['🔑'.repeat(9), true],
    ['x'.repeat(256), true],
    ['x'.repeat(257), false],
  ])('password %j has more than eight characters: %s', (password, enough) => {
    expect(isLongEnough(password)).toBe(enough);
  });

  test.each([
    ['sam@campus.edu', true],
    ['sam', false],
    ['@campus.edu', false],
    ['sam@', false],
    ['a@b@c', false],
    ['sam okafor@campus.edu', false],
    ["o'neil+on_call/3%x@mail-2.campus.edu", true],
    ['SAM@CAMPUS.EDU', true],
    ['admin@localhost', true],
    ['sam@xn--mnchen-3ya.de', true],
    ['sam@münchen.de', false],
    ['sam@-campus.edu', false],
    ['sam@campus..edu', false],
    ['sam@campus.edu.', false],
    [`${'a'.repeat(50_000)}!`, false],
  ])('%s can be a new email: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });

  // ACCOUNTS-20
  test.each([
    ['full width', 'ｂoss@campus.edu'],
    ['full-width at sign', 'boss＠campus.edu'],
    ['Cyrillic o', 'b\u043Ess@campus.edu'],
    ['Cyrillic a in the host', 'boss@c\u0430mpus.edu'],
    ['Greek o', 'b\u03BFss@campus.edu'],
    ['long s', 'bo\u017Fs@campus.edu'],
    ['ligature', 'bo\uFB06@campus.edu'],
    ['dotless i', 'm\u0131a@campus.edu'],
    ['Kelvin sign', '\u212Aim@campus.edu'],
    ['composed accent', 'ren\u00E9@campus.edu'],
    ['accent that follows', 'rene\u0301@campus.edu'],
    ['zero-width space', 'bo\u200Bss@campus.edu'],
    ['soft hyphen', 'boss@cam\u00ADpus.edu'],
    ['right to left', 'boss\u202E@campus.edu'],
    ['invisible only', '\u3164@campus.edu'],
    ['control character', 'boss\u0000@campus.edu'],
    ['ideographic full stop', 'boss@campus\u3002edu'],
    ['angle brackets', 'x<boss@campus.edu>'],
    ['quotation marks', '"boss"@campus.edu'],
    ['list', 'boss,x@campus.edu'],
  ])('an email that looks like another is refused: %s', (_, text) => {
    expect(isEmail(normalizeEmail(text))).toBe(false);
  });

  // SIGNIN-1
  test('both login fields are required', () => {
    expect(problemsInLogin({ email: ' ', password: '' })).toEqual(['email', 'password']);
    expect(problemsInLogin({ email: 'a@b', password: ' ' })).toEqual([]);
    expect(normalizeEmail(' Sam@Campus.edu ')).toBe('sam@campus.edu');
  });
});
