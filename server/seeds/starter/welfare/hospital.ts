import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const hospital: SeedIssue = {
  title: 'Hospital and back',
  category: 'Welfare',
  alsoCalled: ['taken to hospital', 'hospitalized', 'discharged', 'back from hospital'],
  firstAct: `Much worse, confused, breathless: call ${EMERGENCY}, the operator leads. Tell nobody where they are without a yes.`,
  why: 'What comes after the crew: who goes along, who may know, and whether somebody who is back is safe here.',
  steps: [
    ask(
      'back',
      `Is the resident back from hospital, or on the way? A ride home: ask the ${DUTY_MANAGER}, never your own car.`,
      skipTo('well', 'Yes'),
      next('No, going or there'),
    ),
    ask(
      'crew',
      'Is a crew with them, or are they in hospital already?',
      skipTo('along', 'Yes'),
      next('No, they still have to go'),
    ),
    ask(
      'need',
      'Any one? Confused, hard to wake, hard to breathe, chest pain, heavy bleeding, too ill to sit or walk. Pills or drugs taken. Talk of suicide.',
      next('Yes, or not sure'),
      skipTo('ride', 'No, none of these'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}: where, what you see, what was taken. Do what the operator says. Nobody drives them.`,
      'I have called',
      next(),
    ),
    CREW_IN,
    watch(skipTo('along')),
    confirm(
      'ride',
      `Call the ${DUTY_MANAGER} about a ride, never your own car. The resident decides, a friend goes along. If it gets worse on the way, they call an ambulance.`,
      'A ride and a friend are found',
      next(),
    ),
    confirm(
      'along',
      'The crew decides who rides along; a friend may, you stay on duty unless you are sent. If they ask, bring phone, charger, keys, card, medicine. Which hospital?',
      'I know which hospital, or nobody says',
      next(),
    ),
    confirm(
      'tell',
      'Ask the resident, if able: “Who may know?” To all others: “I may not say.” You sign nothing and call no family. Shut the room; search and clean nothing.',
      'Asked, and the room is shut',
      skipTo('escalate'),
    ),
    ask(
      'well',
      'Speak to them alone. Any one? Confused, hard to wake, hard to breathe, faint, bleeding that does not stop, or much worse than when they left the hospital.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'dying',
      'Was it for drink, drugs, pills, despair or self-harm? Then ask: “Are you thinking about suicide?” Do they say so, or are you worried?',
      next('Yes, or unclear'),
      skipTo('alone', 'A clear no, or another reason'),
      { hard: 'yes' },
    ),
    ask(
      'plan',
      `Stay. Ask: “Do you know how, and do you have what you need for it?” If a clear no: offer the ${CRISIS_LINE}, stay until someone takes over. What do they say?`,
      skipTo('emergency', 'Yes, or unclear'),
      skipTo('escalate', 'A clear no to both'),
      { danger: 'yes', patient: 'yes', hard: 'step' },
    ),
    ask(
      'alone',
      'All three? They can walk, wash, take their medicine and call for help alone. Somebody they want is near tonight. They know when to see a doctor again.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      `Say: “If you feel worse, call an ambulance, then me.” Tell the ${DUTY_MANAGER} now that the resident is back. Ask who may know. Choose “Issue resolved”.`,
      'The duty manager knows, a friend is near',
      finish(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER} now: who, which hospital, how the resident is, anyone under 18. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'They lead from here, the family too',
      finish(),
    ),
  ],
};
