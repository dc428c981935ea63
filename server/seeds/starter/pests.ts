import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES } from './contacts.ts';
import { CREW_IN, watch } from './phrases.ts';

const bedBugsOrMice = {
  title: 'Bed bugs or mice',
  category: 'Pests',
  alsoCalled: ['bedbugs', 'rats', 'rodents', 'cockroaches', 'insects', 'wasp nest'],
  firstAct: `A swollen face, hard to breathe, faint: their injector, call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'reaction',
      'Does anyone have a swollen face or throat, a hoarse voice, a wheeze or other trouble breathing, or feel faint?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'door',
      'Talk to the resident at the door. Do not sit down or put a bag on the floor. Ask what they saw, and for a photo.',
      'I know what they saw',
    ),
    ask(
      'animal',
      'Is it a bat, a snake, or wasps or bees indoors, or was anyone bitten or scratched by an animal?',
      next('Yes, or not sure'),
      skipTo('which', 'No'),
    ),
    ask(
      'away',
      'All out, door shut, nobody catches it. Has a snake bitten anyone, or are there many stings, or one in the mouth or throat?',
      skipTo('bitten', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'wash',
      'Bitten or scratched: wash it with soap and running water, 15 minutes, then see a doctor today. Whoever slept where a bat was sees one too, bite felt or not.',
      'Washed, or nobody was bitten',
      skipTo('escalate'),
    ),
    confirm(
      'bitten',
      `Call ${EMERGENCY}, do what the operator says: what bit or stung, when. Rest, rings off, the limb still. Never cut, suck, tie or cool a snake bite.`,
      'I have called',
      skipTo('crew-in'),
    ),
    ask(
      'which',
      'Which is it?',
      next('Bites, or bugs in a bed'),
      skipTo('food', 'Mice, rats or others'),
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
    ),
    confirm(
      'report',
      `Note the room, what was seen, when, and other rooms with the same signs. Report it to ${FACILITIES} in the morning, not tonight.`,
      'Noted for the morning',
    ),
    ask(
      'sleep',
      'Can and will the resident sleep in the room tonight? With bed bugs, never send anyone to another room yourself.',
      next('Yes, they can stay'),
      skipTo('escalate', 'No'),
    ),
    end(
      'resolved',
      'Say when it is reported and how they will hear. Tell no neighbor whose room it is. On the next screen, choose “Issue resolved”.',
      'The resident knows what comes next',
    ),
    confirm(
      'emergency',
      `Their injector at once, one more if no better in 5 minutes. Call ${EMERGENCY}, say “anaphylaxis”, do what the operator says. They lie or sit, never stand.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}: which animal, who needs a bed or a doctor today. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const PESTS = [bedBugsOrMice];
