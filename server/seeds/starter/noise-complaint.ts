import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { NO_BREATH } from './phrases.ts';

const noiseInQuietHours = {
  title: 'Noise in quiet hours',
  category: 'Noise complaint',
  alsoCalled: ['loud music', 'noisy neighbours', 'bass'],
  firstAct: `Never go to the door alone. A fight: keep away. A fight or a cry for help: call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'listen',
      'Listen in the hallway, phone in hand. Do you hear a fight, a threat, things being broken, a cry for help or a groan?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, just loud'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'together',
      `Ask a second advisor or ${SECURITY} to come along. Never go to the door alone. Note the time and the door.`,
      'Someone is with me',
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
    ),
    ask(
      'tone',
      'Is anyone threatening, violent or armed, or do you feel unsafe? Is anyone hurt, very unwell or too drunk to stand?',
      skipTo('emergency', 'Yes, or not sure'),
      skipTo('again', 'No, none of these'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    ask(
      'through',
      'Say once through the door: it is too loud, please be quiet, we will come back. Do you hear a groan or a fall, or does anyone fear for whoever is inside?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', patient: 'yes' },
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
      `A fight, a threat, unsure: get away, never go back. Else talk through the door. Call ${EMERGENCY}: which door, what you hear. Do what the operator says.`,
      'I have called',
    ),
    confirm(
      'crew-in',
      `A helper, or you once the operator lets you go, calls ${SECURITY} to let the police or the crew in: which door, what you hear, any weapon.`,
      'Campus Security knows',
    ),
    confirm(
      'watch',
      `If safe, stay and watch, go in once it is open. ${NO_BREATH}`,
      'The crew or the police have taken over',
      skipTo('escalate'),
    ),
    confirm(
      'security',
      `From a safe place, call ${SECURITY}: which door, what you hear, how often you asked. Never open it yourself.`,
      'They are on their way',
    ),
    end(
      'escalate',
      `Wait where you are safe. Call the ${DUTY_MANAGER}. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      'Tell the person who complained that it has been dealt with, nothing more. On the next screen, choose “Issue resolved”.',
      'Told, and the times are noted',
    ),
  ],
} as const satisfies SeedIssue;

export const NOISE_COMPLAINT = [noiseInQuietHours];
