import type { IssueCategory } from '#core/category.ts';

/** Somebody to call, as a new installation begins with them: no number has a default. */
type StarterContact = {
  id: string;
  name: string;
  number: '';
  when: string;
  categories: IssueCategory[];
};

// How the texts name whom to call. In questions and first acts only: a link in the words beside a
// checkbox would dial where a thumb means to tick.
export const EMERGENCY = '[[contact:emergency]]';
export const SECURITY = '[[contact:security]]';
export const DUTY_MANAGER = '[[contact:duty-manager]]';
export const FACILITIES = '[[contact:facilities]]';
export const CRISIS_LINE = '[[contact:crisis-line]]';
export const SEXUAL_VIOLENCE = '[[contact:sexual-violence]]';
export const POISON = '[[contact:poison]]';
export const ADVISOR_SUPPORT = '[[contact:advisor-support]]';

/** Whom the starter texts name, in the order of the sheet of contacts. An empty `categories` is every one. */
export const STARTER_CONTACTS: readonly StarterContact[] = [
  {
    id: 'security',
    name: 'Campus Security',
    number: '',
    when: 'To let a crew in, to open a door, and whenever you would not go alone. Day and night.',
    categories: [],
  },
  {
    id: 'duty-manager',
    name: 'Duty manager',
    number: '',
    when: 'Whenever a guide says so, and whenever you are not sure. Day and night.',
    categories: [],
  },
  {
    id: 'facilities',
    name: 'Facilities',
    number: '',
    when: 'Water, heating, power, locks and broken appliances that cannot wait. Pests in the morning.',
    categories: ['Access', 'Heating', 'Kitchen appliances', 'Other', 'Pests', 'Water'],
  },
  {
    id: 'crisis-line',
    name: 'Crisis line',
    number: '',
    when: 'For a resident in distress, alone or together with you. Never instead of the emergency call.',
    categories: ['Welfare'],
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
