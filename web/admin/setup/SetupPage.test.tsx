import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueWith } from '#core/fixtures/issues.ts';
import { encodeIssue } from '#core/issue/wire-issue.ts';
import { SETUP_POINTS } from '#core/setup/setup.ts';
import type { SetupProcedure, SetupState } from '#core/setup/setup-schema.ts';
import { violations } from '#kit/test/axe.ts';
import { adminPaths } from '../../base/admin-paths.ts';
import { storeSession } from '../../base/session.ts';
import { queryClient } from '../base/queries.ts';
import { drawAdmin } from '../test/draw-admin.tsx';
import { THREE_CONTACTS } from '../test/settings-page.ts';
import { setupMessages as words } from '../shared/setup/messages.ts';
import { keptSetup } from '../shared/setup/kept-setup.ts';
import { SetupPage } from './SetupPage.tsx';

const startedAt = location.href;
const every = (isDone: boolean): SetupState['done'] => ({
  name: isDone,
  emergency: isDone,
  contacts: isDone,
  mail: isDone,
  people: isDone,
  starters: isDone,
  codes: isDone,
  phone: isDone,
  practice: isDone,
  backup: isDone,
});
const starter = (_id: string): SetupProcedure => ({
  _id,
  title: _id,
  category: 'Fire',
  publish: true,
  version: 1,
  isStarter: true,
  reviewed: null,
});
const NEW: SetupState = {
  done: every(false),
  mail: {
    isSent: true,
    isTlsOptional: false,
    to: 'maya@example.edu',
    isCodeOut: false,
    proven: null,
  },
  areasWithout: [],
  leftOut: [],
  procedures: [{ ...starter('fire'), title: 'Fire alarm', version: 3 }],
  published: { Fire: 2, Water: 1 },
  people: 1,
  codes: null,
  phone: null,
  backup: null,
  isBackupScheduled: false,
  backupFailure: null,
  timeZone: 'Europe/London',
  finished: null,
};
const ME = { _id: 'me', email: 'maya@example.edu', name: 'Maya', role: 'admin' } as const;
const REVIEWED = { at: '2026-11-25T10:00:00.000Z', by: 'Maya' };
const READ = { ...starter('read'), isStarter: false, reviewed: REVIEWED };

let publicUrl: string;
let state: SetupState;
let answers: Record<string, () => Response>;
let sent: { address: string; body: unknown }[];

beforeEach(() => {
  queryClient.clear();
  [state, answers, sent] = [NEW, {}, []];
  publicUrl = 'https://on-call.example.edu';
  storeSession(ME);
  history.replaceState(null, '', adminPaths.setup);
  onTestFinished(() => history.replaceState(null, '', startedAt));
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    const address = input instanceof Request ? input.url : input.toString();
    if (init?.method !== undefined && init.method !== 'GET')
      sent.push({ address, body: init.body });
    const own = answers[address];
    if (own) return own();
    if (address === '/api/setup') return Response.json({ data: state });
    const campus = { publicUrl, name: 'Elm', signIn: {} };
    if (address === '/api/settings') return Response.json({ data: settings });
    if (address === '/api/campus') return Response.json({ data: campus });
    return Response.json({ data: {} });
  });
});

const { campus: withNone } = THREE_CONTACTS;
const emergency = { ...withNone.emergency, number: '999' };
const settings = { ...THREE_CONTACTS, campus: { ...withNone, emergency } };

const point = (title: string) => page.getByRole('listitem').filter({ hasText: title }).first();

// SETUP-1
test('each point explains itself, and links to its place', async () => {
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText('0 of 10 done')).toBeVisible();
  for (const name of SETUP_POINTS) {
    const { title, text } = words.points[name];
    await expect.element(point(title).getByText(text)).toBeVisible();
    await expect.element(point(title).getByText(words.isOpen)).toBeVisible();
  }
  await expect
    .element(page.getByRole('link', { name: 'Set the number' }))
    .toHaveAttribute('href', `${adminPaths.contacts}?from=setup#emergency`);
  await expect.element(page.getByText('https://on-call.example.edu/login')).toBeVisible();
  await expect.element(page.getByText(/TIME_ZONE|^Times are in/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

// SETUP-1
test('nothing is asked for once all points are done', async () => {
  const finished = REVIEWED.at;
  state = { ...NEW, done: every(true), procedures: [], backup: finished, finished };
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(words.allDone)).toBeVisible();
  await expect.element(page.getByText('10 of 10 done')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  expect(page.getByText(/TIME_ZONE|^Times are in/).elements()).toEqual([]);
  expect(await violations()).toEqual([]);
});

// LOOK-6
test('the enlarged name of a point keeps its words whole on the narrowest phone', async () => {
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  // The page leaves it that much of 320 px.
  await page.viewport(288, 640);
  drawAdmin(<SetupPage />);
  style.fontSize = '200%';
  const heading = page.getByRole('heading', { name: /^Procedures reviewed/ });
  await expect.element(heading).toBeVisible();
  const lines = (): number => {
    const name = heading.element().firstChild;
    const range = document.createRange();
    if (!name) return 0;
    range.setStart(name, 0);
    range.setEnd(name, 'Procedures'.length);
    return range.getClientRects().length;
  };
  await expect.poll(lines).toBe(1);
});

// SETUP-14
test('a done point shows its result and date', async () => {
  const { at } = REVIEWED;
  const mail = { ...NEW.mail, proven: at };
  const done = { ...every(true), starters: false };
  const procedures = [...NEW.procedures, READ];
  state = { ...NEW, done, mail, procedures, codes: at, phone: at, backup: at };
  drawAdmin(<SetupPage />);
  for (const text of [
    '999 is the first call in Medical and Fire.',
    'A test email arrived on Nov 25, 2026.',
    '1 reviewed, 1 left.',
    'QR codes were sent to the printer on Nov 25, 2026.',
    'A phone was ready on Nov 25, 2026.',
    'A backup was made on Nov 25, 2026.',
  ]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  // A fact that its name says is not said again.
  expect(point(words.points.people.title).getByRole('paragraph').elements()).toEqual([]);
});

// SETUP-14
test.each([
  ['Ben', '2 procedures reviewed, the last by Ben on Nov 26, 2026.'],
  [null, '2 procedures reviewed, the last on Nov 26, 2026.'],
])(
  'the point of reviewed procedures has their count, the last reviewer (%s) and the date',
  async (by, text) => {
    const last = { ...READ, _id: 'last', reviewed: { at: '2026-11-26T10:00:00.000Z', by } };
    state = { ...NEW, done: { ...NEW.done, starters: true }, procedures: [last, READ] };
    drawAdmin(<SetupPage />);
    await expect.element(point('Procedures reviewed').getByText(text)).toBeVisible();
  },
);

// SETUP-1
test('an author is told what an owner does', async () => {
  storeSession({ ...ME, accountRole: 'author' });
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(words.ownersOnly).first()).toBeVisible();
  expect(page.getByText(words.ownersOnly).elements()).toHaveLength(5);
  expect(page.getByRole('button', { name: /Send a code/ }).elements()).toEqual([]);
});

// SETUP-3
test('a code is sent, a wrong one is reported, and the right one confirms that email arrives', async () => {
  const isOut = { ...NEW, mail: { ...NEW.mail, isCodeOut: true } };
  answers['/api/setup/mail-code'] = () => Response.json({ data: isOut });
  const wrong = { code: 'INCORRECT_CODE', title: '', status: 422 };
  answers['/api/setup/mail-proof'] = () => Response.json(wrong, { status: 422 });
  drawAdmin(<SetupPage />);
  await page.getByRole('button', { name: 'Send a code to maya@example.edu' }).click();
  await page.getByRole('textbox', { name: words.code }).fill('123456');
  await page.getByRole('button', { name: words.prove }).click();
  await expect.element(page.getByText(words.wrongCode)).toBeVisible();
  expect(await violations()).toEqual([]);
  const done = { ...NEW.done, mail: true };
  const proven = { ...NEW, done, mail: { ...NEW.mail, proven: REVIEWED.at } };
  answers['/api/setup/mail-proof'] = () => Response.json({ data: proven });
  await page.getByRole('button', { name: words.prove }).click();
  await expect.element(page.getByText(words.doneOn.mail('Nov 25, 2026'))).toBeVisible();
  expect(sent.at(-1)).toEqual({
    address: '/api/setup/mail-proof',
    body: JSON.stringify({ data: { code: '123456' } }),
  });
});

// MAIL-8
test('a warning says that email may be sent without encryption', async () => {
  state = { ...NEW, mail: { ...NEW.mail, isTlsOptional: true } };
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(words.inClear)).toBeVisible();
});

// SETUP-3
test('the page says so if there is no mail server, and offers no code', async () => {
  state = { ...NEW, mail: { ...NEW.mail, isSent: false } };
  drawAdmin(<SetupPage />);
  await expect.element(point('Email works').getByRole('paragraph')).toHaveTextContent(words.noMail);
  expect(page.getByRole('button', { name: /Send a code/ }).elements()).toEqual([]);
});

// SETUP-5
test('a reviewed starter names its reviewer and date, or only the date if that account is gone', async () => {
  const fire = { ...READ, _id: 'a', title: 'Fire' };
  const gone = { ...fire, _id: 'b', title: 'Flood', reviewed: { ...REVIEWED, by: null } };
  state = { ...NEW, procedures: [fire, gone] };
  drawAdmin(<SetupPage />);
  await page.getByText('All 2 procedures').click();
  await expect.element(page.getByText('Reviewed by Maya on Nov 25, 2026')).toBeVisible();
  await expect.element(page.getByText('Reviewed on Nov 25, 2026')).toBeVisible();
});

const three = ['fire', 'flood', 'smoke'].map(starter);

const leftOut = [
  { _id: 'fire', title: 'Fire', version: 2, publish: true },
  { _id: 'flood', title: 'Flood', version: 2, publish: true },
  { _id: 'smoke', title: 'Smoke', version: 2, publish: false },
];
const restored = (members: { _id: string; publish: boolean }) => () =>
  Response.json({
    data: { ...encodeIssue(issueWith({ ...members, version: 3 })), isChanged: true },
  });
const putOf = (_id: string, data: object) => ({
  address: `/api/issue/${_id}`,
  body: JSON.stringify({ data }),
});
const putEach = (data: object) => three.map(({ _id }) => putOf(_id, data));

// SETUP-5, SETUP-13
test('the remaining starter texts are left out at once, and one Undo restores them', async () => {
  state = { ...NEW, procedures: [...three, READ] };
  for (const { _id } of three) {
    answers[`/api/issue/${_id}`] = () =>
      Response.json({
        data: { ...encodeIssue(issueWith({ _id, version: 2 })), isChanged: true },
      });
  }
  drawAdmin(<SetupPage />);
  await expect
    .element(page.getByRole('link', { name: 'Read next: fire' }))
    .toHaveAttribute('href', adminPaths.issue('fire', 'paths'));
  await page.getByRole('button', { name: 'Leave out the other 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave out' }).click();
  await expect.element(page.getByText('3 procedures left out')).toBeVisible();
  expect(sent).toEqual(putEach({ isArchived: true, version: 1 }));
  sent = [];
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent).toEqual(putEach({ bringBack: true, version: 2 }));
});

// SETUP-5
test('the page shows what advisors would find without them before they are left out', async () => {
  const draft = { ...starter('smoke'), publish: false };
  const procedures = [starter('fire'), starter('flood'), draft, READ];
  state = { ...NEW, procedures, published: { Fire: 2, Water: 1 } };
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText('Advisors find 3 procedures.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out the other 3' }).click();
  const question = page.getByRole('dialog', { name: 'Leave out 3 procedures?' });
  await expect
    .element(question)
    .toMatchTextContent(
      'Advisors would find 1 procedure; nothing in Fire. The rest move to Archived and can be restored as they are now.',
    );
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

// SETUP-15
test('left out texts are restored unchanged, even later', async () => {
  state = { ...NEW, procedures: [READ], leftOut };
  answers['/api/issue/fire'] = restored({ _id: 'fire', publish: true });
  answers['/api/issue/flood'] = restored({ _id: 'flood', publish: true });
  answers['/api/issue/smoke'] = restored({ _id: 'smoke', publish: false });
  drawAdmin(<SetupPage />);
  const button = page.getByRole('button', { name: 'Restore the 3 left out' });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Restore 3 procedures?' });
  await expect.element(question).toMatchTextContent('2 published right away: Fire and Flood.');
  await expect.element(question).toMatchTextContent('1 restored as a draft: Smoke.');
  await expect.element(question).toMatchTextContent('This includes every archived starter text');
  await expect.element(question.getByRole('button', { name: 'Keep them out' })).toHaveFocus();
  expect(await violations()).toEqual([]);
  await question.getByRole('button', { name: 'Keep them out' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await button.click();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect.element(page.getByText('2 published, 1 restored as a draft')).toBeVisible();
  expect(sent).toEqual(putEach({ bringBack: true, version: 2 }));
  sent = [];
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent).toEqual(putEach({ isArchived: true, version: 3 }));
});

// SETUP-15
test('a refused text does not stop the others, and is counted with its reason; Undo leaves it alone', async () => {
  state = { ...NEW, procedures: [READ], leftOut };
  const detail = 'Read the urgent correction.';
  const unread = { code: 'SECOND_PERSON_NEEDED', title: '', detail, status: 409 };
  answers['/api/issue/fire'] = () => Response.json(unread, { status: 409 });
  answers['/api/issue/flood'] = restored({ _id: 'flood', publish: true });
  const other = { code: 'OTHER_CATEGORY', title: '', detail: 'Not yours.', status: 403 };
  answers['/api/issue/smoke'] = () => Response.json(other, { status: 403 });
  drawAdmin(<SetupPage />);
  await page.getByRole('button', { name: 'Restore the 3 left out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: '1 of 3 were saved.' }))
    .toMatchTextContent('1 not saved: Read the urgent correction. 1 not saved: Not yours.');
  await expect.element(page.getByText('1 published, 0 restored as drafts')).toBeVisible();
  sent = [];
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sent).toEqual([putOf('flood', { isArchived: true, version: 3 })]);
});

// SETUP-5
test('texts that could not be left out are named, and stay', async () => {
  state = { ...NEW, procedures: [...three, READ] };
  answers['/api/issue/fire'] = () => new Response('', { status: 503 });
  drawAdmin(<SetupPage />);
  await page.getByRole('button', { name: 'Leave out the other 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave out' }).click();
  await expect.element(page.getByRole('alert').getByText('0 of 3 were saved.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

// SETUP-5
test('a text that could not be left out or restored shows the reason', async () => {
  const refused = { code: 'OTHER_CATEGORY', title: '', detail: 'Not yours.', status: 403 };
  answers['/api/issue/fire'] = () => Response.json(refused, { status: 403 });
  drawAdmin(<SetupPage />);
  await page.getByText('The procedure', { exact: true }).click();
  const leaveOut = page.getByRole('button', { name: 'Leave out: Fire alarm' });
  await leaveOut.click();
  const failure = page.getByRole('alert').filter({ hasText: 'That was not saved.' });
  await expect.element(failure).toMatchTextContent('Not yours.');
  await expect.element(leaveOut).toBeEnabled();
  expect(page.getByText('Left out: Fire alarm').elements()).toEqual([]);
  answers['/api/issue/fire'] = () =>
    Response.json({ data: { ...encodeIssue(issueWith({ _id: 'fire' })), isChanged: true } });
  await leaveOut.click();
  await expect.element(page.getByText('Left out: Fire alarm')).toBeVisible();
  answers['/api/issue/fire'] = () => new Response('', { status: 503 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(failure).toMatchTextContent('The server did not answer.');
});

// SETUP-2
test('areas without a contact of their own are named', async () => {
  state = { ...NEW, areasWithout: ['North', 'West'] };
  drawAdmin(<SetupPage />);
  const said = point('Contacts').getByRole('paragraph');
  await expect.element(said).toHaveTextContent('No contact with a number for North and West.');
});

// SETUP-1
test('a planned backup says when it will run', async () => {
  state = { ...NEW, isBackupScheduled: true };
  drawAdmin(<SetupPage />);
  await expect.element(point('A backup').getByRole('paragraph')).toHaveTextContent(words.scheduled);
});

// SETUP-12
test('a failed backup says why and what to do, not that it is planned', async () => {
  const backupFailure = { at: '2026-11-25T10:00:00.000Z', reason: 'the folder /b is not there' };
  state = { ...NEW, isBackupScheduled: true, backupFailure };
  drawAdmin(<SetupPage />);
  const said = point('A backup');
  await expect
    .element(said)
    .toMatchTextContent(
      'The backup from Nov 25, 2026 failed: the folder /b is not there. The server tries again every half hour. Check that the folder in BACKUP_DIR exists',
    );
  await expect.element(said.getByText(words.scheduled)).not.toBeInTheDocument();
});

// SETUP-8
test('a point that is open again says so, and does not make the campus new', async () => {
  const done = { ...every(true), contacts: false };
  state = { ...NEW, done, procedures: [], finished: REVIEWED.at };
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(/^Set up on Nov 25, 2026/)).toBeVisible();
  expect(keptSetup()).toBe('done');
});

// SETUP-11
test.each([
  ['http://localhost:3000', words.noPhoneReaches],
  ['http://192.0.2.10:3000', words.needsHttps],
])('the obstacle that keeps a phone from %s is named', async (url, hurdle) => {
  publicUrl = url;
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(hurdle)).toBeVisible();
  await expect.element(page.getByText(`${url}/login`)).toBeVisible();
});

// SETUP-10
test('a link to one point leads to it', async () => {
  history.replaceState(null, '', `${adminPaths.setup}#mail`);
  drawAdmin(<SetupPage />);
  await expect.element(page.getByRole('button', { name: /^Send a code/ })).toHaveFocus();
});

// SETUP-1
test('data that did not load can be loaded again', async () => {
  answers['/api/setup'] = () => new Response('', { status: 503 });
  drawAdmin(<SetupPage />);
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  delete answers['/api/setup'];
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('0 of 10 done')).toBeVisible();
});
