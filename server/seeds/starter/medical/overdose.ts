import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { LET_CREW_IN } from '../phrases.ts';
import { CPR_AND_NALOXONE, ESCALATE, UNSAFE } from './ending.ts';

export const OVERDOSE = {
  title: 'Overdose: drugs, pills',
  category: 'Medical',
  place: 4,
  alsoCalled: ['naloxone', 'Narcan', 'poisoning', 'took pills', 'bleach'],
  firstAct: `Too much, unwell: call ${EMERGENCY}, the operator leads. If safe, stay even if they feel well. Make nobody vomit.`,
  steps: [
    ask(
      'safe',
      'Stop and look: fumes, a weapon, somebody violent? Needles or powder alone do not make it unsafe: never touch them. Is it safe for you?',
      skipTo('response', 'Yes, safe'),
      next('No, or not sure'),
      { danger: 'no', violence: 'no' },
    ),
    UNSAFE,
    ask(
      'response',
      'Tap both shoulders and ask loudly: “What did you take?” Do they answer and stay awake?',
      skipTo('awake', 'Yes, they do'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. Stay, watch. Others fetch naloxone and a defibrillator, have ${SECURITY} let the crew in.`,
      'The operator is on speaker',
    ),
    ask(
      'breathing',
      'Once jerking stops: on the floor, on their back, head back. Look, listen, feel up to 10 seconds. Is the breathing normal? Gasping, gurgling, very slow is not.',
      next('Yes, or they answer'),
      skipTo('cpr', 'No, or not sure'),
    ),
    ask(
      'watch',
      'On their side, head back. Unless they wake, give naloxone (Narcan), again after 3 minutes. It wears off: they stay even if they wake. Watch them. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('Breath stops, gasps, very slow'),
    ),
    CPR_AND_NALOXONE,
    ask(
      'awake',
      'Any one? Crew called. Self-harm. Bleach, poison. More than the label says, or unknown. Drowsy, confused, breathless, hot, heart racing, chest pain, shaking.',
      next('Yes, or not sure'),
      skipTo('friend', 'No, none of these'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'call-awake',
      `Call ${EMERGENCY} on speaker, do what the operator says. Ask what, how much, when; keep packets. ${LET_CREW_IN}`,
      'I have called, now or before',
    ),
    confirm(
      'quiet',
      'Say: “Telling me can save your life.” No food, no drink; if very hot, cool them. If self-harm, ask: “Are you thinking about suicide?” If so, tell the operator.',
      'Done, or it does not apply',
    ),
    ask(
      'stay',
      'Stay and watch them, on their side if drowsy. Tell the operator of any change; if alone, which door. If they walk off, tell the operator where. What happens?',
      skipTo('escalate', 'Crew or police have taken over'),
      skipTo('breathing', 'They stop answering'),
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, keep the person on their side, and call an ambulance if the person gets confused, hot, hard to wake or breathes oddly?',
      next('Yes, a friend stays'),
      skipTo('alone', 'No, or not sure'),
    ),
    ask(
      'look-again',
      'Look in again after 30 minutes, without fail. Are they easy to wake, breathing evenly, cool and clear in the head?',
      next('Yes, all of it'),
      skipTo('call', 'No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    end(
      'resolved',
      `Say when you look in next and how to reach you. Tell the ${DUTY_MANAGER} before your shift ends; ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'The friend knows what to do',
    ),
    ask(
      'alone',
      `If it is safe, you stay by the open door, and they lie on their side. Call the ${DUTY_MANAGER} to send someone. Watch them. What happens?`,
      skipTo('escalate', 'Someone stays in my place'),
      skipTo('call', 'They get worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ESCALATE,
  ],
} as const satisfies SeedIssue;
