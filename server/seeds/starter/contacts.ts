import type { Contact } from '#core/campus/contact.ts';
import { EMERGENCY as EMERGENCY_ID } from '#core/campus/campus.ts';
import { contactRef } from '#core/campus/contact-refs.ts';

// These are the references from texts to contacts. They are only in questions and first acts, since a thumb that
// means to check a box would dial a link beside it.
export const EMERGENCY = contactRef(EMERGENCY_ID);
export const SECURITY = contactRef('security');
export const DUTY_MANAGER = contactRef('duty-manager');
export const FACILITIES = contactRef('facilities');
export const CRISIS_LINE = contactRef('crisis-line');
export const SEXUAL_VIOLENCE = contactRef('sexual-violence');
export const POISON = contactRef('poison');
export const ADVISOR_SUPPORT = contactRef('advisor-support');

/** The contacts that the starter procedures name, in the order of the campus. Each campus sets the numbers itself. */
export const STARTER_CONTACTS: readonly Contact[] = [
  {
    id: 'security',
    name: 'Campus Security',
    number: '',
    when: 'To open a door, or let a crew in once an emergency call lets you go. No answer: duty manager; in danger, emergency call.',
    categories: [],
  },
  {
    id: 'duty-manager',
    name: 'Duty manager',
    number: '',
    when: 'If a procedure says so, or you are not sure. A life in danger: emergency services first. No answer: security.',
    categories: [],
  },
  {
    id: 'facilities',
    name: 'Facilities',
    number: '',
    when: 'Water, heating, power, locks and appliances that cannot wait. Pests in the morning. No answer: the duty manager.',
    categories: ['Access', 'Heating', 'Kitchen appliances', 'Other', 'Pests', 'Water'],
  },
  {
    id: 'crisis-line',
    name: 'Crisis line',
    number: '',
    when: 'For a resident in distress, alone or together with you. Never instead of the emergency call.',
    categories: ['Safety concern', 'Welfare'],
  },
  {
    id: 'sexual-violence',
    name: 'Sexual violence support',
    number: '',
    when: 'For somebody who wants to speak to a trained person after sexual violence.',
    categories: ['Safety concern', 'Welfare'],
  },
  {
    id: 'poison',
    name: 'Poison information',
    number: '',
    when: 'Something harmful was swallowed or breathed in by mistake and the person feels well.',
    categories: ['Medical'],
  },
  {
    id: 'advisor-support',
    name: 'Advisor support',
    number: '',
    when: 'For you, during or after a hard call.',
    categories: [],
  },
];
