import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { LET_CREW_IN } from '../phrases.ts';
import { ESCALATE, UNSAFE } from './ending.ts';

export const OVERDOSE: SeedIssue = {
  title: 'Overdose: drugs, pills',
  category: 'Medical',
  place: 4,
  alsoCalled: ['naloxone', 'Narcan', 'poisoning', 'took pills', 'bleach'],
  firstAct: `Too much or unwell: call ${EMERGENCY}, the operator leads. Stay even if they feel well. Never make them vomit.`,
  why: 'Naloxone stands where breathing fails as well as where it holds; who is awake and feels well is not sent away.',
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
      next(),
    ),
    ask(
      'breathing',
      'Once jerking stops: on their back, head tilted back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasping, gurgling or very slow is not.',
      next('Yes, normal'),
      skipTo('cpr', 'No, or not sure'),
    ),
    ask(
      'watch',
      'On their side, head tilted back. Naloxone (Narcan) if you have it, again after 3 minutes. It wears off: they stay, even if they wake. Watch them. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('Breathing stops or is odd'),
    ),
    confirm(
      'cpr',
      'On their back, start CPR: push hard and fast in the middle of the chest. Others fetch a defibrillator and give naloxone every 3 minutes. The operator leads.',
      'The crew has taken over',
      skipTo('escalate'),
    ),
    ask(
      'awake',
      'Any one? Taken to harm themselves. Bleach or a poison. More than the label says. Drowsy, confused, breathless, very hot, heart racing, chest pain, shaking.',
      next('Yes, or not sure'),
      skipTo('friend', 'No, none of these'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'call-awake',
      `Call ${EMERGENCY}, do what the operator says. What, how much, when: ask friends, keep packets. ${LET_CREW_IN}`,
      'The operator is on the line',
      next(),
    ),
    confirm(
      'quiet',
      'Say: “Telling me can save your life.” Nothing to eat or drink, pills out of reach. If very hot, cool them. If self-harm, ask: “Are you thinking about suicide?”',
      'I have asked, the pills are out of reach',
      next(),
    ),
    ask(
      'stay',
      'Stay and watch them, on their side if drowsy. Tell the operator of any change. If they walk off, tell the operator where. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('breathing', 'They stop answering'),
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, have them lie on their side, and call an ambulance if they get drowsy, confused, hot, hard to wake or breathe oddly?',
      skipTo('resolved', 'Yes, a friend stays'),
      next('No, or not sure'),
    ),
    ask(
      'alone',
      `Then you stay, door open, and they lie on their side. Call the ${DUTY_MANAGER} to send someone. Watch them. What happens?`,
      next('Someone stays in my place'),
      skipTo('call', 'They get worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ESCALATE,
    confirm(
      'resolved',
      `Look in again after 30 minutes. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends; ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'The friend knows what to do',
      finish(),
    ),
  ],
};
