import { ask, confirm, end, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY } from './contacts.ts';
import { CREW_IN, watch } from './phrases.ts';

const eventOutOfHand = {
  title: 'Event out of hand',
  category: 'RLA events',
  alsoCalled: ['crowd', 'overcrowded', 'uninvited guests'],
  firstAct: `Fight, crush, anyone hurt: call ${EMERGENCY}, the operator leads. Stay out of fights. Call ${SECURITY} early.`,
  steps: [
    ask(
      'danger',
      'From where you see the exits, two of you if you can: is anyone fighting, hurt, collapsed, crushed or threatened, or too drunk or drugged to stand?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    ask(
      'drugs',
      'Stop letting people in, clear every exit and keep it clear. Never walk into the crowd alone. Do you see or smell drugs, or is anything being sold?',
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
      'organizer',
      'Ask the organizer to put it right. Never touch a person, take a drink away or search a bag.',
      'The organizer is dealing with it',
    ),
    ask(
      'calm',
      'Watch for ten minutes. Is the event calm and within the rules?',
      skipTo('resolved', 'Yes, under control'),
      next('No, or not sure'),
    ),
    ask(
      'security',
      `Call ${SECURITY} before you end anything: how many people, the mood, any drugs. Wait by the exits. A fight, a crush, anyone hurt or too drunk to stand?`,
      skipTo('emergency', 'Yes, or not sure'),
      next('No, and help is here'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'end',
      'End it together with the people you called: music off, lights on. Say that it is over and which way to leave. Open all exits.',
      'The event has ended',
    ),
    ask(
      'leaving',
      'Watch them leave. Is there a fight or a crush, or is anyone hurt, collapsed or too drunk to stand?',
      next('Yes, or not sure'),
      skipTo('home', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `A crush: others open all exits, lights on. A weapon or a fight: get away first. Call ${EMERGENCY}, do what the operator says: where, who is hurt.`,
      'I have called',
    ),
    CREW_IN,
    watch(),
    ask(
      'home',
      'Have people left calmly, and is everyone fit to get home?',
      skipTo('resolved', 'Yes, both'),
      next('No, or not sure'),
    ),
    end(
      'escalate',
      `Nobody unfit goes home alone. Call the ${DUTY_MANAGER}: who is hurt, who is unfit. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
    end(
      'resolved',
      `Note the times and any drugs seen. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'The room is calm or empty',
    ),
  ],
} as const satisfies SeedIssue;

export const RLA_EVENTS = [eventOutOfHand];
