import type { Page } from '@playwright/test';
import type { Campus } from '#core/campus/setting.ts';
import type { Contact } from '#core/campus/contact.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { cardOf } from './advisor.ts';
import { expect } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

const contact = (id: string, members: Partial<Contact>): Contact => ({
  id,
  name: id,
  number: '',
  when: '',
  categories: [],
  ...members,
});

/** A campus with numbers, one contact of one category, and one that has no number yet. */
export const CAMPUS: Campus = {
  ...NEW_CAMPUS,
  name: 'Ashdown',
  emergency: { words: 'emergency services', number: '555 0100' },
  contacts: [
    contact('plumber', {
      name: 'Maintenance on call',
      number: '555 0144',
      when: 'To shut off water or power',
      categories: ['Water'],
    }),
    contact('security', { name: 'Campus Security', number: '555 0142', when: 'All night' }),
    contact('duty', {
      name: 'Duty manager',
      number: '555 0117',
      when: 'Somebody hurt, a threat, or a flat that cannot be used',
    }),
    contact('line', { name: 'Counselling night line', when: 'Somebody who wants to talk' }),
  ],
};

/** Returns a question whose answers both go on. */
export const question = (text: string) =>
  ({
    question: text,
    answerType: 'Yes or No',
    customiseAnswerType: false,
    yesAction: { actionType: 'Go to next step' },
    noAction: { actionType: 'Go to next step' },
  }) as const;

/** A guide that names contacts in each text that may. */
export const FLOOD = {
  title: 'Water through a ceiling',
  category: 'Water',
  firstAct:
    'Keep everybody out of the wet room. If it is near sockets, call [[contact:emergency]].',
  steps: [
    question('Has everybody left the room below the leak?'),
    question('Is the water near lights or sockets? If so, call [[contact:security]] and wait.'),
    {
      question: 'Tell the duty manager.',
      answerType: 'Show a confirmation checkbox',
      customiseAnswerType: false,
      confirmationAction: {
        actionType: 'Go to next step',
        confirmationText: 'I told [[contact:duty]]',
      },
    },
  ],
} as const;

/** A guide of two questions. */
export const CELLAR = {
  title: 'Flood in a cellar',
  category: 'Water',
  steps: [question('Is anybody in it?'), question('Is the main tap shut?')],
} as const;

/** Makes the first visit, with a signal: a name, and the badge that says all is on the phone. */
export async function visitFirst(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'Username' }).fill('Amara');
  await page.getByRole('button', { name: 'Enter Reslife' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /^Ready offline, \d+ proc/ }),
  ).toBeVisible();
}

/** The list with the guides of these nights. */
export const WATER = '/user/issues-list/Water';

/** Opens the list with `title` after a first visit, and then takes the signal away. */
export async function beWithoutSignal(
  page: Page,
  campus: RunningServer,
  title: string,
): Promise<void> {
  await visitFirst(page, campus.url);
  await page.goto(campus.url + WATER);
  await expect(cardOf(page, title)).toBeVisible();
  await campus.down();
}

/** Returns the sentence about a record that waits for a signal. */
export const savedHere = (page: Page) =>
  page.getByText('Saved on this phone. It will be sent when you are back online.');
