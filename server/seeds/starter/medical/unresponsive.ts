import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { IF_WORSE, LET_CREW_IN } from '../phrases.ts';
import { CPR_AND_NALOXONE, ESCALATE, UNSAFE } from './ending.ts';

export const UNRESPONSIVE = {
  title: 'Unresponsive person',
  category: 'Medical',
  place: 1,
  alsoCalled: ['unconscious', 'collapsed', 'cardiac arrest', 'CPR', 'AED', 'not moving'],
  firstAct: `No answer, or no normal breathing: call ${EMERGENCY} on speaker. The operator leads, not this app.`,
  steps: [
    ask(
      'safe',
      'Stop and look before you go near: fire, fumes, live wires, a weapon. Needles alone do not make it unsafe: never touch them. Is it safe for you?',
      skipTo('response', 'Yes, safe'),
      next('No, or not sure'),
      { danger: 'no' },
    ),
    UNSAFE,
    ask(
      'response',
      'Tap both shoulders and ask loudly: “Can you hear me?” Do they answer or move on purpose?',
      skipTo('unwell', 'Yes, they respond'),
      next('No, or not sure'),
      { danger: 'no', patient: 'no' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} on speaker, do what the operator says. Stay, watch. Others fetch a defibrillator and naloxone, have ${SECURITY} let the crew in.`,
      'The operator is on speaker',
    ),
    ask(
      'jerking',
      'Does the body jerk again and again? If it is only stiff, answer “No”.',
      next('Yes, a seizure'),
      skipTo('breathing', 'No, or not sure'),
    ),
    ask(
      'seizure',
      'Cushion the head, clear hard things away, note the time. Never hold them down, put nothing in the mouth. In water: hold the face up. Stay. What happens?',
      next('The jerking stops'),
      skipTo('escalate', 'The crew has taken over'),
    ),
    ask(
      'breathing',
      'Lay them on their back, on the floor if you can. Tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasps are not.',
      skipTo('side', 'Yes, or they answer'),
      next('No, or not sure'),
    ),
    CPR_AND_NALOXONE,
    confirm(
      'side',
      'Roll them onto their side, head tilted back. After a hard fall or blow, ask the operator first; if they vomit or snore, roll at once, head and back in line.',
      'On their side, or left as told',
    ),
    ask(
      'watch',
      'Stay and watch every breath. If drugs are likely, give naloxone if you have it. Tell the operator of any change and, if alone, which door is open. What happens?',
      skipTo('escalate', 'The crew has taken over'),
      skipTo('cpr', 'Breathing stops or only gasps'),
    ),
    ask(
      'unwell',
      'Any one? Crew called. Confused, very drowsy, hurt, pain, breathless, odd color. A faint, a seizure, smoke, fumes, electric shock, near drowning, pills, drugs.',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, awake and well'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'help',
      `Call ${EMERGENCY} on speaker, the operator leads. Stay, watch. If drowsy, on their side. ${LET_CREW_IN} What happens?`,
      skipTo('escalate', 'The crew has taken over'),
      skipTo('jerking', 'They stop answering, or jerk'),
    ),
    ESCALATE,
    end(
      'resolved',
      `${IF_WORSE} Tell the ${DUTY_MANAGER} before your shift ends. Choose “Issue resolved”, and look in again after 30 minutes.`,
      'Awake and well, no crew was called',
    ),
  ],
} as const satisfies SeedIssue;
