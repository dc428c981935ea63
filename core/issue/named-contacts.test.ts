import { expect, test } from 'vitest';
import { ask, confirm } from '../fixtures/trees.ts';
import { contactsNamedIn, mapNamingDetails, mapNamingTexts } from './named-contacts.ts';

const upper = (text: string) => text.toUpperCase();

const DESK = '[[contact:desk]]';

// CONTACT-2, EXCHANGE-7
test('the contacts of an issue come from its first act, questions and confirmations', () => {
  const steps = [
    { ...confirm('a', 'next'), question: `Call ${DESK} or ${DESK}` },
    { ...ask('b', 'end', 'end'), yesAction: { customText: '[[contact:nobody]]' } },
    { ...confirm('c', 'end'), confirmationAction: { confirmationText: 'Told [[contact:police]]' } },
  ];
  const firstAct = '[[contact:emergency]]';
  expect(contactsNamedIn({ firstAct, steps })).toEqual(['emergency', 'desk', 'police']);
  expect(contactsNamedIn({ firstAct: null, steps: [] })).toEqual([]);
});

test('exactly the texts that may name contacts are mapped', () => {
  const step = {
    ...ask('b', 'end', 'end'),
    question: 'who?',
    yesAction: { actionType: 'Issue resolution' as const, customText: 'she' },
  };
  expect(mapNamingTexts(step, upper)).toEqual({ ...step, question: 'WHO?' });
  const details = { title: 'fire', firstAct: 'run' };
  expect(mapNamingDetails(details, upper)).toEqual({ title: 'fire', firstAct: 'RUN' });
  expect(mapNamingDetails({ firstAct: null }, upper)).toEqual({ firstAct: null });
});
