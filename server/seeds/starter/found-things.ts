import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { CREW_IN } from './phrases.ts';

export const foundThings = {
  title: 'Drugs or weapon found',
  category: 'Illicit substances',
  alsoCalled: ['contraband', 'ammunition', 'paraphernalia', 'keg'],
  firstAct: `Touch nothing. A gun, or somebody armed: get away. That, or anyone ill: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'danger',
      'Look, do not touch. Any one? A gun, ammunition or explosive. Somebody armed or threatening near. Anyone collapsed, drowsy, confused or ill.',
      next('Yes, or not sure'),
      skipTo('leave', 'No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `A gun, explosive or threat: all of you get away from it. Call ${EMERGENCY}: what, where, who is near, ill or may want to die. Do what the operator says.`,
      'I have called',
    ),
    CREW_IN,
    confirm(
      'stay',
      'If safe, stay and watch whoever is ill. Not alert: on their side. No answer, no normal breathing: on their back, CPR, send for a defibrillator, naloxone.',
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'leave',
      'Leave it where it lies. Smell, taste, pick up, flush and hide nothing. Never search a room, a bag or a person. Somebody hands it to you: have them put it down.',
      'It lies where it was, nobody is near it',
    ),
    ask(
      'plan',
      'Does anything point to harm: threats, a list of names, a goodbye note, several weapons? Does anyone fear that somebody wants to harm people or die by suicide?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes', hard: 'yes' },
    ),
    ask(
      'rules',
      'Is it only alcohol, or a thing like a candle, a pet or a hot plate, and certainly no other drug, no knife and nothing else that can hurt?',
      next('Yes'),
      skipTo('security', 'No, or not sure'),
    ),
    confirm(
      'say',
      'In the hallway, two of you, say calmly what you saw and that you must report it. They put it away or pour it out; you take nothing. Do not argue.',
      'Said once, calmly, or nobody is there',
    ),
    ask(
      'drunk',
      'Is anyone threatening, too drunk to stand, hard to wake or unwell?',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('resolved', 'No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'security',
      `From a safe place, call ${SECURITY}: what, where, who has seen it. Warn people off; stop nobody who takes it. Never take, keep or carry it yourself.`,
      'Security has it, or is on its way',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: what you saw, where, when, who was there. Tell nobody else whose it is. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      `Tell the ${DUTY_MANAGER} before your shift ends: what you saw, where, who was there, if anyone is under 18. On the next screen, choose “Issue resolved”.`,
      'I have noted only the facts',
    ),
  ],
} as const satisfies SeedIssue;
