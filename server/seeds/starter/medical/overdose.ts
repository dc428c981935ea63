import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { ESCALATE } from './ending.ts';

export const OVERDOSE: SeedIssue = {
  title: 'Overdose: drugs, pills',
  category: 'Medical',
  place: 4,
  alsoCalled: ['naloxone', 'Narcan', 'poisoning', 'took pills', 'bleach'],
  firstAct: `Call ${EMERGENCY} and do what they say. Never make them vomit. Never leave them alone, even if they feel well.`,
  why: 'Naloxone stands where breathing fails as well as where it holds; who is awake and feels well is not sent away.',
  steps: [
    ask(
      'safe',
      'Stop and look: needles, powder, fumes, a weapon, somebody violent. Needles and powder: keep clear of them, never touch. Is it safe for you?',
      skipTo('response', 'Yes, safe'),
      next('No, or not sure'),
      { danger: 'no', violence: 'no' },
    ),
    ask(
      'unsafe',
      `Keep back, and keep others back. Call ${EMERGENCY} and do what they say. Someone else calls ${SECURITY} to let the crew in. What happens?`,
      next('It is safe now'),
      skipTo('escalate', 'Crew or police have taken over'),
    ),
    ask(
      'response',
      'Tap both shoulders and ask loudly: “What did you take?” Do they answer and stay awake?',
      skipTo('awake', 'Yes, they do'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on loudspeaker, do what they say. Stay, watch. Others fetch naloxone and a defibrillator, and call ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    ask(
      'breathing',
      'Jerking: wait till it stops. Tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasping, gurgling or very slow is not.',
      next('Yes, normal'),
      skipTo('cpr', 'No, or not sure'),
    ),
    ask(
      'watch',
      'Onto their side, head tilted back. Naloxone (Narcan) if you have it, again after 3 minutes. They wake: keep them here, it wears off. Watch. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      next('Breathing stops or is odd'),
    ),
    confirm(
      'cpr',
      'Start CPR: push hard and fast in the middle of the chest. A helper gives naloxone, again after 3 minutes. Do what the call handler says. Do not stop.',
      'The crew has taken over',
      skipTo('escalate'),
    ),
    ask(
      'awake',
      'Any one? On purpose. Bleach or a poison. More than the label says, or unsure. Drowsy, confused, very hot, a racing heart, chest pain, shaking, seeing things.',
      next('Yes, or not sure'),
      skipTo('friend', 'No, none of these'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'call-awake',
      `Call ${EMERGENCY}, do what they say: what, how much, when. Keep the packets. Never make them vomit. Someone else calls ${SECURITY} to let the crew in.`,
      'The call handler is on the line',
      next(),
    ),
    ask(
      'stay',
      'Stay and watch them. Calm, quiet, nothing to eat or drink. Very hot: cool them. Pills, poison: out of reach. Drowsy: on their side, say so. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('breathing', 'They stop answering'),
    ),
    ask(
      'friend',
      'Nobody is alone after drugs. Will a sober friend stay all night, and call an ambulance if they get drowsy, confused, hot or hard to wake?',
      skipTo('resolved', 'Yes, a friend stays'),
      next('No, or not sure'),
    ),
    ask(
      'alone',
      `Then you stay, door open. Call the ${DUTY_MANAGER} to send someone. Watch them. What happens?`,
      next('Someone stays in my place'),
      skipTo('call-awake', 'They get worse, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    ESCALATE,
    confirm(
      'resolved',
      `Tell the friend how to reach you. Look in soon. Tell the ${DUTY_MANAGER} before your shift ends; ${ADVISOR_SUPPORT} is there for you. Then choose “Issue resolved”.`,
      'The friend knows what to do',
      finish(),
    ),
  ],
};
