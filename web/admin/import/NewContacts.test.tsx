import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { contactWith } from '#core/fixtures/contacts.ts';
import { draw } from '#kit/test/draw.ts';
import { NewContacts } from './NewContacts.tsx';

// IMPORT-16, CONTACT-13
test('a contact from the document is shown with all the fields that are imported', async () => {
  const porter = contactWith('porter', {
    name: 'Porter',
    number: '555-0142',
    when: 'at the gate',
    categories: ['Access', 'Water'],
    areas: ['n'],
    hours: 'weeknights 20:00 to 08:00',
    role: 'Duty phone',
    note: 'Speaks Spanish',
  });
  const contact = { contact: porter, isNew: true, said: 1, isListed: true, isUnsure: true };
  draw(
    <NewContacts
      offered={{ contacts: [contact], doubtful: new Set() }}
      campus={{ ...NEW_CAMPUS, areas: [{ id: 'n', name: 'North' }] }}
      declined={new Set()}
      maySet
      takeContact={vi.fn<() => void>()}
    />,
  );
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(
      'at the gate · Access, Water · North · weeknights 8 pm to 8 am · Duty phone · Speaks Spanish · in 1 place · may not be a phone number · weeknights are Monday to Friday',
    );
});
