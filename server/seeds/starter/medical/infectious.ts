import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, IF_WORSE } from '../phrases.ts';
import { CALL_AND_WATCH, ESCALATE, LEAVE_BAD_AIR, MENINGITIS } from './ending.ts';

export const INFECTIOUS: SeedIssue = {
  title: 'Infectious illness',
  category: 'Medical',
  alsoCalled: ['contagious', 'norovirus', 'stomach bug', 'measles', 'flu', 'covid'],
  firstAct: `Confused, hard to wake, breathless: call ${EMERGENCY}, the operator leads. No answer, no normal breathing: CPR.`,
  why: 'The ill person before the others: signs of danger first, then apart, and contacts are for health officials.',
  steps: [
    ask(
      'severe',
      'Ask from the door, or by phone. Any one? No answer, confused, very drowsy or hard to wake. Hard to breathe, chest pain, blue, gray or mottled. Fainted.',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    MENINGITIS,
    ask(
      'air',
      'Headache, dizzy or faint, without fever or diarrhea: are others so too, is it better outdoors, or is a gas heater or boiler on? It may be carbon monoxide.',
      skipTo('out', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'worse',
      'Any one? Severe pain. Blood in vomit or stool. Vomiting all they drink. Worse by the hour. Fever, and pregnant, diabetic or with weak immune defenses.',
      skipTo('call', 'Yes, or not sure'),
      skipTo('apart', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    LEAVE_BAD_AIR,
    ...CALL_AND_WATCH,
    CPR,
    ESCALATE,
    confirm(
      'apart',
      'Ask, never force: they stay in the room, food to the door, their own cups, and bathroom if there is one. Soap, not gel alone. After vomiting, for 2 more days.',
      'They know, and so do those next to them',
      next(),
    ),
    ask(
      'known',
      'Did a doctor name meningitis, measles, mumps or the like? Are several ill alike? Is there nobody to look in, no bathroom apart, or no wish to stay apart?',
      skipTo('tell', 'Yes, or not sure'),
      next('No, none of these'),
    ),
    ask(
      'rest',
      'A friend or you look in after an hour, then again in the night, without fail. Do they wake easily, breathe easily and drink, with no new rash?',
      next('Yes, all of it'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'resolved',
      `${IF_WORSE} A doctor: by phone first. Tell the ${DUTY_MANAGER} this shift, nobody else. Choose “Issue resolved”.`,
      'A friend or I look in again',
      finish(),
    ),
    confirm(
      'tell',
      `Call the ${DUTY_MANAGER} now: which illness, how many. Name nobody. If it gets worse, call an ambulance. ${ADVISOR_SUPPORT} is for you. Choose “Issue escalated”.`,
      'The duty manager knows',
      finish(),
    ),
  ],
};
