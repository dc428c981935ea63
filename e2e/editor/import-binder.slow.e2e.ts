import type { Page } from '@playwright/test';
import { API } from '#core/api/api.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { asAdmin } from '../base/authoring.ts';
import { expect, test } from '../base/fixtures.ts';
import { docx, foundIn, onEmptyCampus, openFound, sourceIn, useAs } from '../base/importing.ts';
import { judgeDesk } from '../base/judge.ts';
import { acceptInvitation } from '../base/people.ts';
import { more } from '../base/more.ts';
import { pictureXml, paragraphXml, wordFile } from '../../server/test/office-files.ts';

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
  await expect(button(page, 'More')).toBeVisible();
  const list = page.getByRole('heading', { name: 'Issues list' });
  await list.dispatchEvent('dragover', { dataTransfer: data });
  await list.dispatchEvent('drop', { dataTransfer: data });
}

// IMPORT-2, IMPORT-9, IMPORT-12, IMPORT-13, IMPORT-14, IMPORT-15, LOOK-4, LOOK-6
test('a binder of ten procedures becomes ten drafts with one drop, a look at each guess, and two presses', async ({
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
    await openFound(page, 'Gas smell');
    await expect(page.getByLabel('Issue name')).toHaveValue('Gas smell');
    const contactsFound = await openFound(page, 'Contacts found');
    await expect(contactsFound).toContainText('in 5 places');
    const offer = contactsFound.getByRole('checkbox', {
      name: 'New contact: Night porter, 555-0142',
    });
    await expect(offer).toBeChecked();
    await expect(contactsFound.getByLabel('New number for Facilities: 555-0100')).toBeChecked();
    await judgeDesk(page, 'contacts in a document');
    const leak = await openFound(page, 'Water leak');
    await expect(leak.getByRole('img', { name: 'Image for step 2' })).toBeVisible();
    await judgeDesk(page, 'a procedure with a picture');
    const left = await openFound(page, 'Left out');
    await expect(left).toContainText('Footer: Residence Life, 2026');
    await expect(left).toContainText('Contents: Lockout');
    await judgeDesk(page, 'what is left out of a document');

    await expect(foundIn(page, 'Left out')).toContainText('14 paragraphs');
    await button(page, 'Restore these 3 paragraphs').click();
    await openFound(page, 'On-call binder');
    const revised = 'Revised August 2026 by the area office.';
    await expect(sourceIn(page)).toContainText(revised);
    await useAs(page, 'On-call binder', 'Leave out');
    await expect(await openFound(page, 'Left out')).toContainText(revised);

    await page.keyboard.press('F8');
    const lockout = page.getByRole('region', { name: 'Lockout', exact: true });
    const asked = lockout.getByRole('listitem').filter({ hasText: 'Is this a new contact?' });
    await expect(asked).toBeFocused();
    await button(page, 'Next to check').click();
    const second = page.getByRole('region', { name: 'Water leak', exact: true });
    const number = second.getByRole('listitem').filter({ hasText: 'one of your contacts?' });
    await expect(number).toBeFocused();
    await expect(number).toBeInViewport();
    await button(page, 'To check: 10').click();
    await expect(foundIn(page, 'Gas smell')).toContainText('1 to check');
    await button(page, 'All').click();

    await openFound(page, 'Contacts found');
    await offer.click();
    await expect(button(page, 'Import 10 procedures and 1 contact')).toBeVisible();
    await expect(button(page, 'To check: 5')).toBeVisible();
    await offer.click();
    await button(page, 'Import 10 procedures and 2 contacts').click();
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
test('an issue with a broken image is reported, and imported without it', async ({
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
  await more(page, 'Import');
  await page.getByLabel('File to import').setInputFiles(docx(buffer));
  await button(page, 'Import 1 procedure').click();
  const said = page.getByRole('status').filter({ hasText: '1 procedure was not imported' });
  await expect(said).toContainText('Step 1');
  await button(page, 'Close').click();
  await page.getByRole('checkbox', { name: 'Include the image for step 1' }).click();
  await button(page, 'Import 1 procedure').click();
  await button(page, 'Show the draft').click();
  await expect(page.getByRole('link', { name: 'Blind spot' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${server.url}/admin\\?imported=`));
});

// IMPORT-9, IMPORT-12
test("an author's import keeps contacts as text, and a reader cannot import", async ({
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
  await more(theirs, 'Import');
  await theirs.getByLabel('File to import').setInputFiles(file);
  const contactsFound = await openFound(theirs, 'Contacts found');
  await expect(contactsFound).toContainText('Only owners can add contacts.');
  await expect(contactsFound.getByRole('checkbox')).toHaveCount(0);
  await judgeDesk(theirs, 'new contacts as an author sees them');
  await expect(await openFound(theirs, 'Lockout')).toContainText(
    'Call the night porter on 555-0142.',
  );

  await setRole('reader');
  await theirs.goto('/admin/import');
  await expect(theirs.getByRole('heading', { name: 'This page is for' })).toBeVisible();
  await judgeDesk(theirs, 'an import that is not for a reader');
  await theirs.close();
});
