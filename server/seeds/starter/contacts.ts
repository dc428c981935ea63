import type { Contact } from '#core/campus-schema.ts';

function contact(id: string, name: string, when: string): Contact {
  return { id, name, number: '', when, categories: [] };
}

/** Whom the starter procedures name; each campus sets the numbers itself. */
export const STARTER_CONTACTS: readonly Contact[] = [
  contact('security', 'Campus Security', 'Danger, a crime, or somebody who will not leave.'),
  contact('duty-manager', 'Duty manager', 'Every escalation, and whenever you are not sure.'),
  contact('facilities', 'Facilities on call', 'Water, power, heating, locks and lifts.'),
  contact('crisis-line', 'Crisis line', 'Somebody in distress who wants to talk.'),
  contact('sexual-violence', 'Sexual violence support', 'Somebody tells you of sexual violence.'),
  contact('poison', 'Poison information', 'Something harmful was swallowed or breathed in.'),
  contact('advisor-support', 'Support for advisors', 'For yourself, after a hard call.'),
];
