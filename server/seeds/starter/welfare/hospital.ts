import { ask, confirm, end, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CREW_IN, watch } from '../phrases.ts';

export const hospital = {
  title: 'Hospital and back',
  category: 'Welfare',
  alsoCalled: ['taken to hospital', 'hospitalized', 'discharged', 'back from hospital'],
  firstAct: `Far worse, confused, breathless: call ${EMERGENCY}, the operator leads. Tell only the ${DUTY_MANAGER} where they are.`,
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
      'Any one? Confused, fainted, hard to wake or breathe, chest or severe pain, face hangs, heavy bleeding, too ill to walk. Pills or drugs taken. Talk of suicide.',
      next('Yes, or not sure'),
      skipTo('ride', 'No, none of these'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}: where, what you see, what was taken. Do what the operator says. Press hard on a wound. Nobody drives them.`,
      'I have called',
    ),
    CREW_IN,
    watch(skipTo('along')),
    confirm(
      'ride',
      `Call the ${DUTY_MANAGER} about a ride, never your own car. The resident decides, a friend goes along. If it gets worse on the way, they call an ambulance.`,
      'A ride and a friend are found',
    ),
    confirm(
      'along',
      'The resident chooses who rides along, a crew may refuse; you stay on duty. If they ask, a friend brings phone, charger, keys, cards, medicine. Which hospital?',
      'I know which hospital, or nobody says',
    ),
    confirm(
      'tell',
      'Ask the resident, if able: “Who may know?” To all others: “I may not say.” You sign nothing, call no family. Shut an empty room; search and clean nothing.',
      'Asked if able, and an empty room is shut',
      skipTo('escalate'),
    ),
    ask(
      'well',
      'Speak to them alone, by phone if on the way. Any one? Confused, hard to wake, hard to breathe, faint, bleeding that does not stop, much worse than on leaving.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'dying',
      'If it was for drink, drugs, pills, a low mood or self-harm, or you do not know, ask: “Are you thinking about suicide?” Do they say so, or are you worried?',
      next('Yes, or unclear'),
      skipTo('alone', 'A clear no, or another reason'),
      { hard: 'yes' },
    ),
    ask(
      'plan',
      `Stay, but never near a gun. Ask: “Do you know how, and do you have what you need for it?” A clear no: ${CRISIS_LINE}, until someone takes over. What do they say?`,
      skipTo('emergency', 'Yes, or unclear'),
      skipTo('escalate', 'A clear no to both'),
      { danger: 'yes', patient: 'yes', hard: 'step' },
    ),
    ask(
      'alone',
      'All three? They manage as usual, with their medicine, and can call for help. Somebody they want is near tonight. It was not about self-harm.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      `Say: “If you feel worse, call an ambulance, then me.” Tell the ${DUTY_MANAGER} now that the resident is back. Ask who may know. Choose “Issue resolved”.`,
      'The duty manager knows, a friend is near',
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER} now: which hospital, how the resident is, talk of suicide, anyone under 18. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'They lead from here, also whether the family hears',
      finish(),
      { hard: 'step' },
    ),
  ],
} as const satisfies SeedIssue;
