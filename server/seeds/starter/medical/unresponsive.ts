import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { ESCALATE } from './ending.ts';

export const UNRESPONSIVE: SeedIssue = {
  title: 'Unresponsive person',
  category: 'Medical',
  place: 1,
  alsoCalled: ['unconscious', 'collapsed', 'cardiac arrest', 'CPR', 'AED', 'not moving'],
  firstAct: `No answer, or no normal breathing: call ${EMERGENCY} on loudspeaker. Do what they say, before this guide.`,
  why: 'Once CPR runs, the guide waits for the crew: no check and no loop can interrupt it.',
  steps: [
    ask(
      'safe',
      'Stop and look before you go near: fire, fumes, live wires, a weapon. Needles: keep clear of them, never touch. Is it safe for you?',
      skipTo('response', 'Yes, safe'),
      next('No, or not sure'),
      { danger: 'no' },
    ),
    ask(
      'unsafe',
      `Keep back, and keep others back. Call ${EMERGENCY} and do what they say. Someone else calls ${SECURITY} to let the crew in. What happens?`,
      next('It is safe now'),
      skipTo('escalate', 'Crew or police have taken over'),
    ),
    ask(
      'response',
      'Tap both shoulders and ask loudly: “Can you hear me?” Do they answer or move on purpose?',
      skipTo('unwell', 'Yes, they respond'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on loudspeaker, do what they say. Stay, watch. Others fetch a defibrillator and naloxone, and call ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    ask(
      'jerking',
      'Does the body jerk again and again? Stiff alone is no seizure.',
      next('Yes, a seizure'),
      skipTo('breathing', 'No, or not sure'),
    ),
    ask(
      'seizure',
      'Cushion the head. Clear hard things away. Note the time. Never hold them down, put nothing in the mouth. Stay. What happens?',
      next('The jerking stops'),
      skipTo('escalate', 'The crew has taken over'),
    ),
    ask(
      'breathing',
      'Tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasps are not normal.',
      skipTo('side', 'Yes, normal'),
      next('No, or not sure'),
    ),
    confirm(
      'cpr',
      'Start CPR: push hard and fast in the middle of the chest. Do what the call handler and the defibrillator say. Overdose: a helper gives naloxone.',
      'The crew has taken over',
      skipTo('escalate'),
    ),
    confirm(
      'side',
      'Roll them onto their side, head tilted back. A hard fall or blow: ask the call handler first, but if they vomit or snore roll at once, head and back in line.',
      'On their side, or left as told',
      next(),
    ),
    ask(
      'watch',
      'Stay and watch every breath. An overdose? Naloxone, if you have it. Tell the call handler of any change. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'Breathing stops or is odd'),
    ),
    ask(
      'unwell',
      'Are they confused, very drowsy, hurt, in pain, short of breath or an odd colour? Did they faint, nearly drown, have a seizure or electric shock, take something?',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, awake and well'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'help',
      `Call ${EMERGENCY}, do what they say. Stay and watch them. Drowsy: on their side. Someone else calls ${SECURITY} to let the crew in. What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      skipTo('breathing', 'They stop answering'),
    ),
    ESCALATE,
    confirm(
      'resolved',
      `Look in soon. Worse: an ambulance. Say how to reach you. A called crew still comes. Tell the ${DUTY_MANAGER} before your shift ends. Then choose “Issue resolved”.`,
      'They are awake and well',
      finish(),
    ),
  ],
};
