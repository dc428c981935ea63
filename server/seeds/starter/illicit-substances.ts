import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { foundThings } from './found-things.ts';

const smellOfCannabis = {
  title: 'Smell of cannabis',
  category: 'Illicit substances',
  alsoCalled: ['weed', 'marijuana', 'pot', 'vaping', 'joint'],
  firstAct: `Somebody collapsed or hard to wake: call ${EMERGENCY}, the operator leads. A life comes before any rule.`,
  steps: [
    ask(
      'medical',
      'Do you see or hear of anyone collapsed, very confused or struggling to breathe, even behind a shut door?',
      next('Yes, or not sure'),
      skipTo('together', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Violence or a weapon: get away to a safe place first. Call ${EMERGENCY}, do what the operator says. A life comes before any rule.`,
      'I have called',
    ),
    confirm(
      'open',
      `A helper, or you once the operator lets you go, tells ${SECURITY} the same, a weapon too: “Let the crew in. Open the door if nobody is armed or violent.”`,
      'Security is on its way',
    ),
    confirm(
      'stay',
      'If safe, stay, watch, go in once it is open. Not alert: on their side. No answer, no normal breathing: on their back, CPR, send for a defibrillator, naloxone.',
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'together',
      `Ask a second advisor or ${SECURITY} to come along. Never go to the door alone. Note the time and where you smell it.`,
      'Someone is with me',
    ),
    ask(
      'source',
      'Stay in the hallway. Can you tell which door the smell comes from?',
      next('Yes, one door'),
      skipTo('resolved', 'No, or it has gone'),
    ),
    ask(
      'knock',
      'Knock, step back, say your name and role, and wait. Never enter and never unlock the door. Does someone open?',
      skipTo('talk', 'Yes, it opens'),
      next('No'),
    ),
    ask(
      'silent',
      'Call through the door: “Are you all right?” Do you hear a groan, a fall or odd breathing, or does anyone fear for the person inside?',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('security', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'talk',
      'In the hallway, say calmly what you smell, ask them to put it out, and say that you must report it. Do not accuse or argue.',
      'I have said it once, calmly',
    ),
    ask(
      'threat',
      'Is there a weapon, or is anyone violent, threatening or very unwell?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    ask(
      'stopped',
      'Wait ten minutes out of sight, then walk past again. Has it stopped, with no sign of dealing or of other drugs?',
      skipTo('resolved', 'Yes, stopped and no sign'),
      next('No, or not sure'),
    ),
    confirm(
      'security',
      `From a safe place, call ${SECURITY}. They deal with anything found. Never touch or take it. Never search a room, a bag or a person.`,
      'They are on their way',
    ),
    end(
      'escalate',
      `Wait where you are safe. Call the ${DUTY_MANAGER}: what you smelled, saw and heard. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      `Tell the ${DUTY_MANAGER} before your shift ends: when, where, only what you smelled, saw and heard. On the next screen, choose “Issue resolved”.`,
      'I have noted the facts',
    ),
  ],
} as const satisfies SeedIssue;

export const ILLICIT_SUBSTANCES = [smellOfCannabis, foundThings];
