import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY } from '../contacts.ts';
import { CPR, IF_WORSE } from '../phrases.ts';
import { CALL_AND_WATCH, ESCALATE, LEAVE_BAD_AIR, MENINGITIS } from './ending.ts';

export const INFECTIOUS = {
  title: 'Infectious illness',
  category: 'Medical',
  alsoCalled: ['contagious', 'norovirus', 'stomach bug', 'measles', 'flu', 'covid'],
  firstAct: `Confused, hard to wake, breathless: call ${EMERGENCY}, the operator leads. No answer, no normal breathing: CPR.`,
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
      'Headache, dizzy or faint, vomiting or not, no fever or diarrhea: others too, is it better outside, or is a gas heater or boiler on? It may be carbon monoxide.',
      skipTo('out', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'worse',
      'Any one? Severe pain. Blood in vomit or stool. Vomiting all they drink. Worse by the hour. Fever, and pregnant, diabetic or with a weak immune system.',
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
      'Ask, never force: they stay in the room, food at the door, own cups, and bathroom if any. Soap, not gel alone. Apart until 2 days after vomiting or diarrhea.',
      'They know what to do',
    ),
    ask(
      'known',
      'Did a doctor name meningitis, measles, mumps or the like, are several ill alike, is nobody there to look in, or will they not stay apart?',
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
    end(
      'resolved',
      `${IF_WORSE} A doctor: by phone first. Tell the ${DUTY_MANAGER} this shift, nobody else. Choose “Issue resolved”.`,
      'A friend or I look in again',
    ),
    end(
      'tell',
      `Call the ${DUTY_MANAGER} now: who is ill, with what; tell nobody else. Look in; if worse, call an ambulance. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;
