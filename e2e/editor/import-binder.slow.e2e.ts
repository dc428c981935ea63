import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { asAdmin } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { docx, issueOf, onEmptyCampus } from '../base/importing.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation } from '../base/people.ts';
import { pictureXml, paragraphXml, wordFile } from '../../server/test/office-files.ts';

const contactsOf = (page: Page) => page.getByRole('region', { name: 'Contacts in the document' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const TITLES = [
  'Lockout',
  'Water leak',
  'Fire alarm',
  'Noise at night',
  'Power cut',
  'Lift stuck',
  'Bed bugs',
  'Intruder in the hall',
  'Injured resident',
  'Gas smell',
];

/** A binder as an office has it: a title, a table of contents, ten procedures, a picture, a footer. */
const BINDER = wordFile(
  [
    paragraphXml({ text: 'On-call binder', style: 'Titel' }),
    paragraphXml({ text: 'This binder belongs to the duty team of Ashdown Halls.' }),
    paragraphXml({ text: 'Revised August 2026 by the area office.' }),
    ...TITLES.map((title, index) =>
      paragraphXml({ text: `${title}\t${index + 2}`, style: 'TOC1' }),
    ),
    ...TITLES.flatMap((title, index) => [
      paragraphXml({ text: title, style: 'berschrift1' }),
      paragraphXml({ text: 'Ask who called, and write down the time.', style: 'Normal' }),
      paragraphXml({
        text:
          index % 2 === 0 ? 'Call the night porter on 555-0142.' : 'Call Facilities at 555-0100.',
        style: 'Normal',
      }),
      ...(index === 1 ? [paragraphXml({ text: pictureXml('rId1') })] : []),
      paragraphXml({ text: 'Open a work order in the morning.', style: 'Normal' }),
    ]),
  ].join(''),
  {
    rId1: { type: 'image', target: 'media/image1.png', content: PNG },
    rId2: {
      type: 'footer',
      target: 'footer1.xml',
      content: paragraphXml({ text: 'Residence Life, 2026' }),
    },
  },
);

const file = docx(BINDER);

/** Drags the binder onto the issues list. */
async function dropBinder(page: Page): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { name: file.name, base64: BINDER.toString('base64') },
  );
  // The heading is in the shell, before the list that takes dropped files.
  await expect(button(page, 'Import')).toBeVisible();
  const list = page.getByRole('heading', { name: 'Issues list' });
  await list.dispatchEvent('dragover', { dataTransfer: data });
  await list.dispatchEvent('drop', { dataTransfer: data });
}

// IMPORT-2, IMPORT-9, IMPORT-12, IMPORT-13, IMPORT-14, IMPORT-15, LOOK-4, LOOK-6
test('a binder of ten procedures is ten drafts by one drop, a look at each guess, and two presses', async ({
  page,
  signIn,
}) => {
  test.slow();
  const contacts = [
    contactWith('desk', { name: 'Front desk', number: '0161 496 0000' }),
    contactWith('facilities', { name: 'Facilities' }),
  ];
  await onEmptyCampus({ page, signIn }, contacts, async (server) => {
    await dropBinder(page);
    await expect(page).toHaveURL(`${server.url}/admin/import`);
    await expect(issueOf(page, 10).getByLabel('Issue name')).toHaveValue('Gas smell');
    await expect(contactsOf(page)).toContainText('in 5 places');
    const offer = contactsOf(page).getByRole('checkbox', {
      name: 'New contact: Night porter, 555-0142',
    });
    await expect(offer).toBeChecked();
    await expect(contactsOf(page).getByLabel('Number of Facilities: 555-0100')).toBeChecked();
    await expect(
      issueOf(page, 2).getByRole('img', { name: 'The picture of step 2' }),
    ).toBeVisible();
    const left = page.getByRole('region', { name: 'Left out' });
    await expect(left).toContainText('Footer: Residence Life, 2026');
    await expect(left).toContainText('Contents: Lockout');
    await judgeDesk(page, 'a binder with contacts and a picture');

    await button(page, 'Look at the 13 paragraphs left out').click();
    await expect(left).toBeFocused();
    await button(page, 'Bring back these 2 paragraphs').click();
    await expect(issueOf(page, 1)).toContainText('Revised August 2026 by the area office.');
    const belongs = page.getByRole('combobox', {
      name: 'What “This binder belongs to the duty team of …',
    });
    await expect(belongs).toBeFocused();
    await belongs.selectOption('Left out');
    await expect(left).toContainText('Revised August 2026 by the area office.');
    await expect(issueOf(page, 1).getByLabel('Issue name')).toHaveValue('Lockout');

    await page.keyboard.press('F8');
    await expect(page.getByText('Guess 1 of 10')).toBeVisible();
    const rows = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') })
      .filter({ hasText: 'Guess: whom to call' });
    await expect(rows.nth(0)).toBeFocused();
    await button(page, 'Next guess').click();
    await expect(rows.nth(1)).toBeFocused();
    await expect(rows.nth(1)).toBeInViewport();

    await offer.click();
    await expect(button(page, 'Import 10 issues and 1 contact')).toBeVisible();
    await expect(rows).toHaveCount(5);
    await offer.click();
    await button(page, 'Import 10 issues and 2 contacts').click();
    await button(page, 'Show 10 drafts').click();
    await expect(page.getByText('Showing 10 Issues')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Show' })).toHaveValue('imported');
    await judgeDesk(page, 'the drafts of an import');

    const { campus } = await asAdmin(server, API.getSettings, {});
    expect(campus.contacts.map(({ name, number }) => [name, number])).toEqual([
      ['Front desk', '0161 496 0000'],
      ['Facilities', '555-0100'],
      ['Night porter', '555-0142'],
    ]);
    const issues = await asAdmin(server, API.listIssues, { query: { steps: 'count' } });
    const read = async (title: string) =>
      await asAdmin(server, API.getIssue, {
        params: { id: issues.find((one) => one.title === title)?._id ?? '' },
      });
    const { steps } = await read('Lockout');
    expect(steps[1]?.question).toBe(`Call the [[contact:${campus.contacts[2]?.id}]].`);
    expect((await read('Water leak')).steps[1]?.image).toMatch(/^images\/[0-9a-f]{64}\.webp$/);
  });
});

// IMPORT-7, IMPORT-13
test('an issue whose picture is none is said, and comes in without it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page);
  const damaged = Buffer.concat([PNG.subarray(0, 20), Buffer.alloc(40, 7)]);
  const buffer = wordFile(
    [
      paragraphXml({ text: 'Blind spot', style: 'berschrift1' }),
      paragraphXml({ text: 'Look behind the door.' }),
      paragraphXml({ text: pictureXml('rId1') }),
    ].join(''),
    { rId1: { type: 'image', target: 'media/image1.png', content: damaged } },
  );
  await button(page, 'Import').click();
  await page.getByLabel('File of issues').setInputFiles(docx(buffer));
  await button(page, 'Import 1 issue as a draft').click();
  const said = page.getByRole('status').filter({ hasText: '1 issue was not imported' });
  await expect(said).toContainText('Step 1');
  await button(page, 'Close').click();
  await page.getByRole('checkbox', { name: 'With the picture of step 1' }).click();
  await button(page, 'Import 1 issue as a draft').click();
  await button(page, 'Show the draft').click();
  await expect(page.getByRole('link', { name: 'Blind spot' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/admin\\?imported=`));
});

// IMPORT-9, IMPORT-12
test('an author keeps contacts as words, and a reader imports nothing', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  test.slow();
  await signIn(page);
  const theirs = await browser.newPage({ baseURL: server.url });
  const email = 'june.ito@ashdown.example';
  await acceptInvitation(theirs, server, { email, name: 'June Ito' });
  const setRole = async (role: 'author' | 'reader') => {
    const { people } = await asAdmin(server, API.listPeople, {});
    const id = people.find((one) => one.email === email)?._id ?? '';
    await asAdmin(server, API.updatePerson, { params: { id }, body: { role } });
  };
  await setRole('author');
  await theirs.goto('/admin');
  await button(theirs, 'Import').click();
  await theirs.getByLabel('File of issues').setInputFiles(file);
  await expect(contactsOf(theirs)).toContainText('an owner adds contacts');
  await expect(contactsOf(theirs).getByRole('checkbox')).toHaveCount(0);
  await expect(issueOf(theirs, 1)).toContainText('Call the night porter on 555-0142.');
  await judgeDesk(theirs, 'new contacts as an author sees them');

  await setRole('reader');
  await theirs.goto('/admin/import');
  await expect(theirs.getByRole('heading', { name: 'This page is for' })).toBeVisible();
  await judgeDesk(theirs, 'an import that is not for a reader');
  await theirs.close();
});
