import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { REMINDER } from '../base/advisor.ts';
import { attendancesOf, writeIssue } from '../base/authoring.ts';
import { BROKEN_WINDOW } from '../base/broken-window.ts';
import { bringsUnderFinger } from '../base/held.ts';
import { ADMIN, startServer, type RunningServer } from '../base/running-server.ts';
import { asArgument, type ElementId } from '../base/engines/webdriver.ts';
import { hasWebKit, WebKit } from '../base/engines/webkit.ts';

const test = base.extend<{ server: RunningServer; webkit: WebKit }>({
  server: async ({}, provide) => {
    const server = await startServer();
    await provide(server);
    await server.stop();
  },
  webkit: async ({}, provide, testInfo) => {
    const webkit = await WebKit.open();
    await provide(webkit);
    if (testInfo.error) {
      await writeFile(testInfo.outputPath('webkit.png'), await webkit.driven.picture());
    }
    await webkit.close();
  },
});

if (!hasWebKit && process.env.TEST_WORKER_INDEX === undefined) {
  process.stderr.write(
    'WebKitWebDriver, MiniBrowser or Xvfb is not installed here: the test in WebKit is skipped.\n',
  );
}
test.skip(!hasWebKit, 'WebKit, its driver or Xvfb is not installed here');

const DESK = [1280, 900] as const;
/** As narrow as the browser's toolbar lets it be. */
const PHONE = [447, 900] as const;

const TITLE = 'Light left on in the lift';

/** Opens that address as an administrator at a desk, who signs in first. */
async function signIn(webkit: WebKit, address: string): Promise<void> {
  await webkit.driven.resize(...DESK);
  await webkit.goTo(address);
  await webkit.type('textbox', 'Email', ADMIN.email);
  await webkit.type('textbox', 'Password', ADMIN.password);
  await webkit.tap('button', 'Login');
}

/** Writes an issue of three steps, the first of which skips to the last, and publishes it. */
async function author(webkit: WebKit, url: string): Promise<string> {
  await signIn(webkit, `${url}/admin`);
  await webkit.see('heading', 'Issues list');
  await webkit.tap('button', 'Create new issue');
  await webkit.type('textbox', 'Issue name', TITLE);
  await webkit.choose('Assign to category', 'Other');
  await webkit.tap('button', 'get started');
  for (const [number, question] of [
    [1, 'Can you reach the switch?'],
    [2, 'Call the caretaker.'],
    [3, 'Switch it off.'],
  ] as const) {
    await webkit.tap('button', number === 1 ? 'Step 1' : 'ADD A STEP');
    await webkit.type('textbox', 'Question or Statement', question);
    if (number === 1) {
      await webkit.tap('radio', 'Yes or No');
      await webkit.choose('Action type', 'Go to next step', 'If yes');
      await webkit.choose('Action type', 'Go to next step', 'If no');
    } else {
      await webkit.tap('radio', 'Show a confirmation checkbox');
      await webkit.type('textbox', 'Confirmation text', 'Done');
      await webkit.choose(
        'Action type',
        number === 2 ? 'Go to next step' : 'Issue resolution',
        'Once confirmed...',
      );
    }
    await webkit.tap('button', 'Save changes');
    await webkit.read('Changes saved');
  }
  await webkit.tap('button', 'Step 1');
  await webkit.choose('Action type', 'Skip to a specific step', 'If yes');
  await webkit.choose('Step number', 'Step 3', 'If yes');
  await webkit.tap('button', 'Save changes');
  // 'Nothing to fix' is also said before the change is saved.
  await webkit.read('Saved today');
  await webkit.tap('button', 'Publish');
  await webkit.read('PUBLISHED');
  return String(await webkit.driven.run('return location.pathname')).replace('/issue/', '');
}

/** Walks from the list to the outcome: each answer, NEXT, back once, and the words of the dialog that ends it. */
async function walk(webkit: WebKit, outcome: string, ends: string): Promise<void> {
  await webkit.tap('button', TITLE);
  await webkit.tap('button', 'Start');
  await webkit.see('dialog', TITLE);
  await webkit.tap('radio', 'No');
  await webkit.tap('button', 'NEXT');
  await webkit.read('Call the caretaker.');
  await webkit.tap('button', 'Back');
  await webkit.tap('radio', 'Yes');
  await webkit.tap('button', 'NEXT');
  await webkit.read('Switch it off.');
  await webkit.tap('checkbox', 'Done');
  await webkit.read(REMINDER);
  await webkit.tap('radio', '4 stars');
  await webkit.tap('button', outcome);
  await webkit.see('dialog', ends);
}

/** Reports in each way that a page can, and fails twice. */
const REPORT = `
  console.error('said', 1);
  console.warn('warned');
  Promise.reject(new Error('rejected'));
  setTimeout(() => { throw new Error('thrown'); });`;

test('an error on a page in WebKit fails its test, even the last error', async ({
  server,
  webkit,
}) => {
  await webkit.goTo(`${server.url}/privacy-policy`);
  await webkit.see('heading', 'Privacy policy');
  expect(await webkit.complaints()).toEqual([]);
  await webkit.driven.run(REPORT);
  const told = ['said 1', 'warned', 'Error: rejected', 'Error: thrown'];
  await expect.poll(async () => (await webkit.complaints()).toSorted()).toEqual(told.toSorted());
  await webkit.driven.run("console.error('Farewell');");
  await webkit.goTo(`${server.url}/login`);
  await webkit.see('textbox', 'Username');
  expect(await webkit.complaints()).toContain('Farewell');
});

// OFFLINE-2, OFFLINE-3, RECORD-1, WALK-18, PUBLISH-10, KIT-31, KIT-32
test('WebKit writes an issue and walks it to the end, also without a server', async ({
  server,
  webkit,
}) => {
  test.slow();
  const id = await author(webkit, server.url);
  await webkit.driven.resize(...PHONE);
  await webkit.goTo(`${server.url}/login`);
  await webkit.type('textbox', 'Username', 'Amara');
  await webkit.tap('button', 'Enter Reslife');
  await webkit.see('heading', 'Welcome to ResLife');
  const isFound = await webkit.with(
    ['button', 'Contacts'],
    async (id) =>
      await webkit.driven.run(
        `return (${bringsUnderFinger.toString()})(...arguments)`,
        asArgument(id),
      ),
  );
  expect(isFound, 'a button that just came').toBe(false);
  await webkit.tap('button', 'Close');
  await webkit.tap('link', 'Other');
  await webkit.type('searchbox', 'Search issues', 'lift');
  await walk(webkit, 'Issue resolved', 'Issue resolved!');
  await webkit.tap('button', 'Back to home');
  await expect
    .poll(async () => await attendancesOf(server, id))
    .toMatchObject([{ advisor: 'Amara', outcome: 'Resolved', rating: 4 }]);
  await webkit.read('Ready offline');
  await server.down();

  await webkit.driven.renew();
  await webkit.goTo(`${server.url}/user`);
  await webkit.see('heading', 'Welcome to ResLife');
  await webkit.tap('link', 'Other');
  await walk(webkit, 'Issue escalated', 'Issue escalated!');
  await webkit.read('Saved on this phone. It will be sent when you are back online.');
  await server.up();
  // The phone has tried for some seconds without success, so its next try may be as far ahead.
  await expect
    .poll(async () => await attendancesOf(server, id), { timeout: 30_000 })
    .toMatchObject([{ outcome: 'Escalated' }, { outcome: 'Resolved' }]);
  expect(await webkit.complaints()).toEqual([]);
});

/** Measures how far the name of a step is behind its number, in px. */
const NAME_AFTER_NUMBER = `
  const [name, number] = [arguments[0].firstElementChild, arguments[0].nextElementSibling];
  return name.getBoundingClientRect().left - number.getBoundingClientRect().right;`;

/** Measures how far the title of a group is below its upper edge, in px. */
const TITLE_BELOW_EDGE = `
  const [group] = arguments;
  const title = group.querySelector('legend');
  return title.getBoundingClientRect().top - group.getBoundingClientRect().top;`;

const INSIDE = `
  const { left, top, width, height } = arguments[0].getBoundingClientRect();
  return {
    left: Math.ceil(left) + 2,
    top: Math.ceil(top) + 2,
    width: Math.floor(width) - 5,
    height: Math.floor(height) - 5,
  };`;

/** Measures how colorful an element is inside its edges: 0 if it has one color. */
async function inkOf({ driven }: WebKit, id: ElementId): Promise<number> {
  const place = await driven.run(INSIDE, asArgument(id));
  const inside = await sharp(await driven.picture())
    .extract(place as Region)
    .toBuffer();
  const { channels } = await sharp(inside).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** Reads the place of a date in its field, by the rules that this browser took. */
const DATE_STANDS = `
  const all = (rules) =>
    [...rules].flatMap((rule) => (rule.cssRules?.length ? [rule, ...all(rule.cssRules)] : rule));
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => all(cssRules))
    .filter(({ selectorText }) => selectorText?.includes('-webkit-date-and-time-value'))
    .map(({ style }) => style.textAlign);`;

// BROWSER-7
test('WebKit renders the editor and dates like other browsers', async ({ server, webkit }) => {
  test.slow();
  const { driven } = webkit;
  const { id } = await writeIssue(server, BROKEN_WINDOW);
  const measure = async (script: string, role: 'button' | 'combobox' | 'group', name: string) =>
    await webkit.with([role, name], async (found) => await driven.run(script, asArgument(found)));
  await signIn(webkit, `${server.url}/issue/${id}`);
  await webkit.tap('button', 'Step 1');
  for (const width of [DESK[0], 820, PHONE[0]]) {
    await driven.resize(width, DESK[1]);
    expect(await measure(NAME_AFTER_NUMBER, 'button', 'Step 1')).toBeGreaterThanOrEqual(8);
    expect(await measure(TITLE_BELOW_EDGE, 'group', 'If yes')).toBeGreaterThanOrEqual(12);
  }

  await driven.resize(...DESK);
  const looks = await webkit.with(
    ['combobox', 'Action type'],
    async (found) =>
      await driven.run('return getComputedStyle(arguments[0]).appearance', asArgument(found)),
    'If yes',
  );
  expect(looks).toBe('none');
  const grips = 'return [...document.querySelectorAll("[data-grip]")]';
  const [, grip = ''] = await driven.elements(grips);
  await driven.drag(grip, 60, 130);
  expect(await driven.run('return String(getSelection())')).toBe('');

  await webkit.goTo(`${server.url}/admin/analytics`);
  // On an iPhone it would be in the middle; elsewhere WebKit draws no such value.
  expect(await driven.run(DATE_STANDS)).toEqual(['start']);
  const date = await webkit.with(['textbox', 'Start date'], async (found) => found);
  const ring = async () =>
    await driven.run(
      'return getComputedStyle(arguments[0].parentElement).boxShadow',
      asArgument(date),
    );
  const ink = async () => await inkOf(webkit, date);
  await expect.poll(ring).toBe('none');
  await expect.poll(ink, 'an empty date shows none').toBe(0);
  await driven.click(date);
  await expect.poll(ring, 'a focused date has a ring').not.toBe('none');
  await expect.poll(ink, 'and its parts').toBeGreaterThan(0);
  expect(await webkit.complaints()).toEqual([]);
});
