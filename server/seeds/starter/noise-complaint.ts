import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const noiseInQuietHours: SeedIssue = {
  title: 'Noise in quiet hours',
  category: 'Noise complaint',
  why: 'A second visit is a skip back to the door; if that does not help, Campus Security comes.',
  steps: [
    confirm(
      'listen',
      'Go to the floor with your phone charged. Listen in the corridor for a minute. Note the time and the door.',
      'I have found where it comes from',
      next(),
    ),
    ask(
      'danger',
      'Do you hear a fight, a threat, a cry for help or things being broken?',
      skipTo('security', 'Yes, or not sure'),
      next('No, just loud'),
    ),
    ask(
      'knock',
      'Knock, step back from the door, say your name and role. Never enter and never unlock the door. Does someone open?',
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
      'Are they willing, and do you feel safe?',
      skipTo('again', 'Yes, to both'),
      skipTo('security', 'No, or not sure'),
    ),
    confirm(
      'through',
      'Say it once through the door: it is too loud, please be quiet now, I come back in ten minutes.',
      'I have said it through the door',
      next(),
    ),
    ask(
      'again',
      'Walk away. Come back after ten minutes and listen. Is it quiet?',
      skipTo('resolved', 'Yes, quiet now'),
      next('No, still loud'),
    ),
    ask(
      'visits',
      'How often have you asked for quiet at this door tonight?',
      skipTo('knock', 'Once: I knock again'),
      next('Twice or more'),
    ),
    confirm(
      'security',
      'Step away from the door. If anyone is in danger, call the emergency number first. Then call Campus Security and say what you hear.',
      'Help is on its way',
      next(),
    ),
    confirm(
      'escalate',
      'Wait where you are safe until they come, then tell the duty manager. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
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
