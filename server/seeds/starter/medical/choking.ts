import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR_WITH_HELP, LET_CREW_IN } from '../phrases.ts';
import { ESCALATE } from './ending.ts';

export const CHOKING = {
  title: 'Choking',
  category: 'Medical',
  place: 2,
  alsoCalled: ['Heimlich', 'windpipe', 'wrong way'],
  firstAct: `Cannot cough or speak: 5 back blows, 5 thrusts, repeat. Limp: call ${EMERGENCY}, start CPR, the operator leads.`,
  steps: [
    ask(
      'already',
      'Have they gone limp, or passed out?',
      skipTo('call', 'Yes, or not sure'),
      next('No, they are awake'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'cough',
      'Ask: “Are you choking?” Can they speak, breathe, or cough loudly?',
      skipTo('cough-on', 'Yes, they can'),
      next('No, or not sure'),
    ),
    ask(
      'blows',
      'Bend them forward. Give up to 5 hard blows between the shoulder blades, with the heel of your hand. Can they breathe?',
      skipTo('after', 'Yes, they breathe'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'thrusts',
      `A helper calls ${EMERGENCY}. Stand behind, fist above the navel, pull hard in and up, up to 5 times. Pregnant or too big: breastbone. Can they breathe?`,
      skipTo('crew', 'Yes, they breathe'),
      next('No, or not sure'),
    ),
    ask(
      'limp',
      `If nobody has, call ${EMERGENCY} on speaker. Do what the operator says, never stop the blows and thrusts. Have they gone limp, or passed out?`,
      skipTo('cpr', 'Yes, or not sure'),
      next('No, they are awake'),
      { danger: 'step' },
    ),
    ask(
      'more',
      'Bend them: up to 5 hard blows between the shoulder blades. Fist above the navel, pull hard in and up 5 times; pregnant, too big: breastbone. Can they breathe?',
      skipTo('crew', 'Yes, they breathe'),
      skipTo('limp', 'No, or not sure'),
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, put the phone down beside you, do what the operator says. If you are alone, say which door is open.`,
      'The operator is on speaker',
    ),
    CPR_WITH_HELP,
    ask(
      'cough-on',
      'Have them keep coughing. No blows while they cough well, nothing to drink. Stay and watch them. What happens?',
      next('Out, or no change in 5 minutes'),
      skipTo('limp', 'They cannot cough, or go limp'),
      { danger: 'no', patient: 'no' },
    ),
    ask(
      'after',
      'Any one of these? Still coughing, hoarse or wheezing. Hard to breathe or to swallow. Something feels stuck. Drowsy or confused.',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'crew',
      `Call ${EMERGENCY} if not done; the operator leads. ${LET_CREW_IN} Stay, watch. Not alert: on their side. What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      skipTo('limp', 'They choke again, or go limp'),
      { danger: 'step', patient: 'step' },
    ),
    ESCALATE,
    end(
      'resolved',
      `Say: “If you cough, wheeze or cannot swallow later, call an ambulance, then me.” Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”.`,
      'They breathe and swallow well',
    ),
  ],
} as const satisfies SeedIssue;
