import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';

const eventOutOfHand: SeedIssue = {
  title: 'Event out of hand',
  category: 'RLA events',
  alsoCalled: ['crowd', 'overcrowded', 'uninvited guests'],
  firstAct: `A fight, a crush or anyone hurt: call ${EMERGENCY}. Never step into a fight. Call ${SECURITY} early.`,
  why: 'An advisor with a crowd: small measures first, then Campus Security, and only then the end of the event.',
  steps: [
    confirm(
      'stand',
      'Stand with a second advisor where you see the room and the exits. Never walk into the crowd alone.',
      'We see the room and the exits',
      next(),
    ),
    ask(
      'danger',
      'Is anyone fighting, hurt, collapsed, crushed or threatened, or too drunk or drugged to stand?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'door',
      'Stop letting people in. Clear every exit and keep it clear.',
      'Nobody comes in, exits are clear',
      next(),
    ),
    ask(
      'drugs',
      'Do you see or smell drugs, or is anything being sold?',
      skipTo('security', 'Yes, or not sure'),
      next('No'),
    ),
    ask(
      'guests',
      'Are there uninvited guests, too many people, or alcohol against the rules of the event?',
      next('Yes, or not sure'),
      skipTo('calm', 'No'),
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
      'security',
      `Call ${SECURITY} before you end anything: how many people, the mood, any drugs. Wait where you see the exits.`,
      'They are here',
      next(),
    ),
    confirm(
      'end',
      'End it together with the people you called: music off, lights on. Say that it is over and which way to leave. Open all exits.',
      'The event has ended',
      next(),
    ),
    ask(
      'leaving',
      'Are people leaving calmly, and is everyone fit to get home?',
      skipTo('resolved', 'Yes, both'),
      skipTo('escalate', 'No, or not sure'),
    ),
    confirm(
      'emergency',
      `A weapon or a fight: get away first. Call ${EMERGENCY}, do what they say: where, how many. A crush: music off, lights on, open all exits.`,
      'I have called',
      next(),
    ),
    confirm(
      'crew-in',
      `Someone else calls ${SECURITY} to let the crew in. If safe, stay and watch the hurt. No answer, no normal breathing: tell the call handler, start CPR.`,
      'The crew or the police have taken over',
      next(),
    ),
    confirm(
      'escalate',
      `Too drunk to stand: an ambulance. Call the ${DUTY_MANAGER}: who is hurt or unfit to get home. ${ADVISOR_SUPPORT} is there for you. Then choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
    confirm(
      'resolved',
      `Note the times and any drugs seen. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'The room is calm or empty',
      finish(),
    ),
  ],
};

export const RLA_EVENTS = [eventOutOfHand];
