import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const bedBugsOrMice: SeedIssue = {
  title: 'Bed bugs or mice',
  category: 'Pests',
  why: 'Custom answers that are no Yes and No at all: which pest decides what is done.',
  steps: [
    confirm(
      'door',
      'Talk to the resident at the door. Do not sit down or put a bag on the floor. Ask what they saw, and for a photo.',
      'I know what they saw',
      next(),
    ),
    ask(
      'which',
      'Which does it look like?',
      next('Bites, or bugs in a bed'),
      skipTo('food', 'Mice, rats or others'),
    ),
    ask(
      'reaction',
      'Has anyone a swollen face or throat, trouble breathing, or do they feel faint?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
    ),
    confirm(
      'keep',
      'Ask them to keep bedding, clothes and furniture in the room: moving them spreads bugs. No sprays, no powder.',
      'They will move nothing',
      skipTo('report'),
    ),
    confirm(
      'food',
      'Ask them to close food in boxes and take the waste out. No poison or traps of their own. Nobody touches droppings or dead animals.',
      'Food is shut away',
      next(),
    ),
    confirm(
      'report',
      'Call the facilities on-call line: room, what was seen, when. Ask when pest control comes.',
      'Reported, and I have a time',
      next(),
    ),
    ask(
      'spread',
      'Have other rooms, or a shared kitchen, the same signs?',
      skipTo('escalate', 'Yes, or not sure'),
      next('No, this room only'),
    ),
    ask(
      'sleep',
      'Can and will the resident sleep in the room tonight? With bed bugs, never send them to another room yourself.',
      next('Yes, they can stay'),
      skipTo('escalate', 'No'),
    ),
    confirm(
      'resolved',
      'Tell the resident when pest control comes. Tell no neighbour whose room it is. On the next screen, choose “Issue resolved”.',
      'The resident knows the time',
      finish(),
    ),
    confirm(
      'emergency',
      'Call the emergency number now and stay with them. If they carry an adrenaline injector, help them to use it at once.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'escalate',
      'Call the duty manager, who decides on other rooms and tells the pest control firm. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

export const PESTS = [bedBugsOrMice];
