import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const eventOutOfHand: SeedIssue = {
  title: 'Event out of hand',
  category: 'RLA events',
  why: 'An advisor with a crowd: small measures first, then the end of the event, then help.',
  steps: [
    confirm(
      'stand',
      'Stand with a second advisor where you see the room and the exits. Never walk into the crowd alone.',
      'We see the room and the exits',
      next(),
    ),
    ask(
      'danger',
      'Is anyone fighting, hurt, collapsed, threatened or crushed?',
      next('Yes, or not sure'),
      skipTo('door', 'No'),
    ),
    confirm(
      'emergency',
      'Call the emergency number: where, what, how many people. Music off, lights on. Never step into a fight.',
      'I have called the emergency number',
      skipTo('security'),
    ),
    confirm(
      'door',
      'Stop letting people in. Clear every exit and keep it clear.',
      'Nobody comes in, exits are clear',
      next(),
    ),
    ask(
      'guests',
      'Are there uninvited guests, too many people, or alcohol or drugs against the rules of the event?',
      next(),
      skipTo('calm'),
    ),
    confirm(
      'organiser',
      'Ask the organiser to put it right. Never touch a person, take a drink away or search a bag.',
      'The organiser is dealing with it',
      next(),
    ),
    ask(
      'calm',
      'Watch for ten minutes. Is the event calm and within the rules?',
      skipTo('resolved', 'Yes, under control'),
      next('No, or not sure'),
    ),
    confirm(
      'end',
      'End the event: music off, lights on. Say that it is over and which way to leave. Open all exits.',
      'I have ended the event',
      next(),
    ),
    ask(
      'leaving',
      'Are people leaving calmly, and does everyone look fit to get home?',
      skipTo('resolved', 'Yes, they are leaving'),
      next('No, or not sure'),
    ),
    confirm(
      'security',
      'Call Campus Security and keep your distance until they are here. Keep the way free for a crew.',
      'Campus Security is coming',
      next(),
    ),
    confirm(
      'escalate',
      'Call the duty manager: how many people, who is hurt, what you stopped. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
    confirm(
      'resolved',
      'Check that the room is empty or calm. Note the times and what was agreed. On the next screen, choose “Issue resolved”.',
      'Checked and noted',
      finish(),
    ),
  ],
};

export const RLA_EVENTS = [eventOutOfHand];
