import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';

const noiseInQuietHours: SeedIssue = {
  title: 'Noise in quiet hours',
  category: 'Noise complaint',
  alsoCalled: ['loud music', 'noisy neighbours', 'bass'],
  firstAct: `Never go to the door alone. A fight, a threat or a cry for help: keep away and call ${EMERGENCY}.`,
  why: 'A second visit is a skip back to the door; if that does not help, Campus Security comes.',
  steps: [
    ask(
      'listen',
      'Listen in the corridor, phone in hand. Do you hear a fight, a threat, a cry for help or things being broken?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, just loud'),
      { danger: 'yes', violence: 'yes' },
    ),
    confirm(
      'together',
      `Ask a second advisor or ${SECURITY} to come along. Never go to the door alone. Note the time and the door.`,
      'Someone is with me',
      next(),
    ),
    ask(
      'knock',
      'Knock together, step back from the door, say your name and role. Never enter and never unlock the door. Does someone open?',
      next('Yes, it opens'),
      skipTo('through', 'No'),
    ),
    confirm(
      'ask',
      'Ask calmly for quiet now, and for guests to go if there are many. Never say who complained.',
      'I have asked for quiet',
      next(),
    ),
    ask(
      'tone',
      'Is anyone threatening, violent or armed, or do you feel unsafe?',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('again', 'No'),
      { danger: 'yes', violence: 'yes' },
    ),
    confirm(
      'through',
      'Say it once through the door: it is too loud, please be quiet now, we come back in ten minutes.',
      'I have said it through the door',
      next(),
    ),
    ask(
      'again',
      'Walk away. Come back together after ten minutes and listen. Is it quiet?',
      skipTo('resolved', 'Yes, quiet now'),
      next('No, still loud'),
    ),
    ask(
      'visits',
      'How often have you asked for quiet at this door tonight?',
      skipTo('knock', 'Once: we knock again'),
      skipTo('security', 'Twice or more'),
    ),
    confirm(
      'emergency',
      `Get away from the door to a safe place. Call ${EMERGENCY}, do what the operator says: which building, which door, what you hear. Never go back.`,
      'I am safe and have called',
      next(),
    ),
    confirm(
      'security',
      `From a safe place, once no operator needs you, call ${SECURITY}: which door, what you hear, and to let the police in if they come.`,
      'They are on their way',
      next(),
    ),
    confirm(
      'escalate',
      `Wait where you are safe. Call the ${DUTY_MANAGER}. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
    confirm(
      'resolved',
      'Tell the person who complained that it has been dealt with, nothing more. On the next screen, choose “Issue resolved”.',
      'Told, and the times are noted',
      finish(),
    ),
  ],
};

export const NOISE_COMPLAINT = [noiseInQuietHours];
