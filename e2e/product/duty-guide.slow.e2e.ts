import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API } from '#core/api/api.ts';
import { cardOf, PHONE, walkOf } from '../base/advisor.ts';
import { asAdmin, setCampus } from '../base/authoring.ts';
import { calendarOf, DAY, MIDNIGHT, type Night } from '../base/duty-calendar.ts';
import { openElsewhere, SOON } from '../base/escalated.ts';
import { expect, test } from '../base/fixtures.ts';
import { countingHands } from '../base/hands.ts';
import { linkTo } from '../base/mailbox.ts';
import { ADMIN, startServer } from '../base/running-server.ts';

/** The cost of the ten minutes, to the click: anybody who makes them longer, or shorter, says so in docs/duty.md. */
const TAKES = { clicks: 40, keys: 120 };

/** Any procedure of the starter library. */
const PROCEDURE = 'Resident locked out';

const SAM = { name: 'Sam Rivera', number: '555 0201', email: 'sam@ashdown.example' };
const JO = { name: 'Jo Kim', number: '555 0202' };

/** Sam tonight and in the nights around it, Jo after them, both in one night. */
const NIGHTS: readonly Night[] = [
  [MIDNIGHT - 2 * DAY, MIDNIGHT + DAY, SAM.name],
  [MIDNIGHT + DAY, MIDNIGHT + 20 * DAY, JO.name],
  [MIDNIGHT + 2 * DAY, MIDNIGHT + 3 * DAY, SAM.name],
];

/** A way to name what is on the screen as the document does, in quotes, which notes that it was used. */
type Say = (name: string) => string;

/** Reads the numbered list below a heading of a document: each step's name in bold, then its text. */
async function stepsOf(path: string, heading: string): Promise<readonly (readonly string[])[]> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  const start = lines.indexOf(`## ${heading}`);
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return lines.slice(start, end).flatMap((line) => {
    const [, name, text] = /^\d+\. \*\*(.+?)\.\*\* (.*)$/.exec(line) ?? [];
    return name === undefined || text === undefined ? [] : [[name, text]];
  });
}

/**
 * Follows a document to the letter: an act for each of its steps, in its order. It fails if an act uses a name that its
 * step does not have, or a step has one that its act does not use.
 */
async function follow(
  path: string,
  heading: string,
  acts: Readonly<Record<string, (say: Say) => Promise<void>>>,
): Promise<void> {
  const steps = await stepsOf(path, heading);
  expect(Object.keys(acts)).toEqual(steps.map(([name]) => name));
  for (const [name = '', text = ''] of steps) {
    const quoted = new Set(
      Array.from(text.matchAll(/(?<!\w)'(.+?)'(?!\w)/g), ([, words = '']) => words),
    );
    const unused = new Set(quoted);
    await test.step(name, async () => {
      await acts[name]?.((words) => {
        expect([...quoted]).toContain(words);
        unused.delete(words);
        return words;
      });
      expect([...unused]).toEqual([]);
    });
  }
}

test.use({ actionTimeout: 20_000 });

// ROTA-1, ROTA-10, ROTA-35, ROTA-36, ROTA-37, ROTA-38, LADDER-2, LADDER-10, ANSWERS-1, ANSWERS-2, ESCALATE-6
test('the steps in docs/duty.md work as written, from a calendar to a phone that shows who has it', async ({
  page,
  browser,
}) => {
  test.slow();
  // At hand are a contact with its own number, and a calendar with an address.
  const own = await startServer({ TIME_ZONE: 'UTC', WEBHOOK_PRIVATE: '127.0.0.1' });
  const { campus } = await asAdmin(own, API.getSettings, {});
  const duty = { id: 'north', name: 'RA North', number: '555 0200', when: '', categories: [] };
  await setCampus(own, { ...campus, contacts: [...campus.contacts, duty] });
  const feed = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(calendarOf(NIGHTS));
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
  const address = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/duty.ics`;

  const { done, click, open, type, paste, press } = countingHands();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const settings = async (): Promise<void> =>
    await click(page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }));

  await open(page, `${own.url}/admin`);
  await type(page.getByRole('textbox', { name: 'Email' }), ADMIN.email);
  await press(page.getByRole('textbox', { name: 'Email' }), 'Tab');
  await type(page.getByRole('textbox', { name: 'Password' }), ADMIN.password);
  await press(page.getByRole('textbox', { name: 'Password' }), 'Enter');

  await follow('docs/duty.md', 'Step by step', {
    Hours: async (say) => {
      await settings();
      await click(link(say('Emergency and contacts')));
      const contact = page.getByRole('group', { name: duty.name });
      await click(contact.getByRole('button', { expanded: false }));
      await click(contact.getByRole('button', { name: say('Whole campus · always on duty') }));
      await type(dialog.getByLabel('Hours', { exact: true }), say('Every day 7 pm to 7 am'));
      await click(dialog.getByRole('button', { name: say('Done'), exact: true }));
      await click(button(say('Save changes')));
      await expect(page.getByText('Everything is saved')).toBeVisible();
    },
    Calendar: async (say) => {
      await settings();
      await click(link(say('Areas and duty')));
      await click(button(say('Connect a calendar')));
      await dialog.getByLabel('Contact', { exact: true }).selectOption(duty.name);
      await paste(dialog.getByRole('textbox', { name: 'Calendar address' }), address);
      await click(dialog.getByRole('button', { name: say('Read it') }));
      await expect(
        dialog.getByRole('textbox', { name: say('The name in this title') }),
      ).toHaveValue(SAM.name);
      await click(dialog.getByRole('button', { name: say('Connect'), exact: true }));
      await expect(page.getByText('Calendar connected')).toBeVisible();
    },
    People: async (say) => {
      const people = page.getByRole('region', { name: say('People on the roster') });
      for (const { name, number } of [SAM, JO]) {
        await click(people.getByRole('button', { name: `${say('Add')} ${name}`, exact: true }));
        await type(people.getByRole('textbox', { name: 'Number' }).last(), number);
      }
      await type(people.getByRole('textbox', { name: 'Email (optional)' }).first(), SAM.email);
      await click(button(say('Save people')));
      await expect(page.getByText('People saved')).toBeVisible();
    },
    Look: async (say) => {
      await expect(page.getByText('No gaps in these 14 days.')).toBeVisible();
      await click(button(say('That’s right')));
    },
    Phones: async (say) => {
      await click(page.getByText(say('All phones get names and numbers')));
      await expect(
        page.getByText('Anyone with the app can read these names and numbers.'),
      ).toBeVisible();
    },
    Messages: async (say) => {
      await settings();
      await click(link(say('Escalations')));
      await click(button(say('Add the person on duty')));
      await dialog.getByLabel('On duty for').selectOption(duty.name);
      await click(dialog.getByRole('button', { name: say('Save'), exact: true }));
      await expect(page.getByText(`${duty.name} added`)).toBeVisible();
      await click(button(say('Send a test')).first());
      await click(dialog.getByRole('button', { name: 'Send a test', exact: true }));
      await expect(page.getByText(/^Test messages sent: 1 in Step 1/)).toBeVisible();
    },
    'Try it': async (say) => {
      const pocket = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
      const phone = await pocket.newPage();
      const tapped = (name: string) => phone.getByRole('button', { name, exact: true });
      await open(phone, `${own.url}/login`);
      await type(phone.getByRole('textbox', { name: 'Username' }), 'Amara');
      await click(tapped('Enter Reslife'));
      await click(phone.getByRole('link', { name: 'Access', exact: true }));
      await click(cardOf(phone, PROCEDURE));
      await click(tapped('Start'));
      await click(walkOf(phone, PROCEDURE).getByRole('button', { name: say('Escalate now') }));
      const sheet = phone.getByRole('dialog', { name: 'Escalate now' });
      await expect(sheet.getByRole('link', { name: `Call ${SAM.name}` })).toBeVisible();
      await click(tapped(say('Record as escalated')));

      const mailed = await openElsewhere(browser, await linkTo(own, SAM.email));
      done.clicks += 1;
      await click(mailed.page.getByRole('button', { name: say('I have it'), exact: true }));
      const has = say('NAME has it').replace('NAME', SAM.name);
      await expect(phone.getByText(has).first()).toBeVisible(SOON);

      await click(page.getByRole('link', { name: /^Inbox/ }));
      const escalations = page.getByRole('region', { name: say('Open escalations') });
      await click(escalations.getByRole('link', { name: PROCEDURE }));
      await click(button(say('Mark as void')));
      await type(dialog.getByRole('textbox', { name: 'Reason' }), 'A try');
      await click(dialog.getByRole('button', { name: 'Mark as void', exact: true }));
      await expect(page.getByText('1 record marked as void')).toBeVisible();
      await mailed.page.reload();
      await expect(mailed.page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
      await mailed.close();
      await pocket.close();
    },
  });
  expect(done).toEqual(TAKES);
  feed.close();
  await page.close();
  await own.stop();
});
