import { ask, confirm, end, finish, next, skipTo, type SeedIssue } from '../base/seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, FACILITIES, SECURITY } from './contacts.ts';
import { CREW_IN, watch } from './phrases.ts';

const lockedOut = {
  title: 'Resident locked out',
  category: 'Access',
  alsoCalled: ['lockout'],
  firstAct: `Hurt, ill or in danger: call ${EMERGENCY}, the operator leads. Open no room for somebody you have not checked.`,
  steps: [
    confirm(
      'meet',
      'Meet the person at the main entrance or another lit, public place. Cold: wait together in the lobby. Let nobody go further yet.',
      'I am with the person',
    ),
    ask(
      'trouble',
      'Is anything else wrong: hurt, ill, drunk, or afraid of someone inside? Is a stove on, or a child alone, behind the door?',
      next('Yes, or not sure'),
      skipTo('identity', 'No'),
    ),
    ask(
      'danger',
      'Is anyone in danger now, badly hurt or ill, threatened, or too drunk to stand? Or is it the stove, or the child?',
      next('Yes, or not sure'),
      skipTo('escalate', 'No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `If someone threatens, go somewhere safe first. Call ${EMERGENCY}, do what the operator says: where you are, who is hurt, what threatens.`,
      'Help is coming',
    ),
    CREW_IN,
    watch(),
    ask(
      'identity',
      'Look at their photo card and your room list. Do the face, the name and the room match?',
      skipTo('spare', 'Yes, all match'),
      next('No, or no card'),
    ),
    ask(
      'records',
      `Call ${SECURITY}. They compare name, photo and room with their records. Do they confirm who it is?`,
      next('Yes, confirmed'),
      skipTo('refuse', 'No, not confirmed'),
    ),
    ask(
      'spare',
      'Do you have a spare key or a temporary card that you may issue?',
      next(),
      skipTo('security'),
    ),
    confirm(
      'log',
      'Write the spare in the key log: room, time, your initials. Never lend a master key or your own card.',
      'The key log is written',
    ),
    ask(
      'open',
      'Walk there together. Knock and wait, in case someone is inside. The resident opens, you stay outside. Is the resident in, and unafraid?',
      next('Yes, in the room'),
      skipTo('security', 'No, door shut, or afraid'),
    ),
    end(
      'resolved',
      'A spare? Say when it is due back. Check that the entrance is shut. On the next screen, choose “Issue resolved”.',
      'Told, and the entrance is shut',
    ),
    ask(
      'security',
      `Call ${SECURITY} to open the door. Never force a lock or climb to a window. Is the resident in the room, and unafraid?`,
      skipTo('resolved', 'Yes, in the room'),
      skipTo('escalate', 'No, door shut, or afraid'),
    ),
    confirm(
      'refuse',
      'Do not open the door. Say kindly that you cannot without a check. Offer a warm, public place to wait.',
      'I have explained it',
    ),
    end(
      'escalate',
      `Send nobody away alone. If someone feels worse, an ambulance first. Call the ${DUTY_MANAGER}. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

const lostKey = {
  title: 'Lost or stolen key',
  category: 'Access',
  alsoCalled: ['lost card', 'lost fob', 'keys'],
  firstAct: `Taken by force, or somebody hurt: call ${EMERGENCY}, the operator leads. Never go after a thief.`,
  steps: [
    ask(
      'force',
      'Was the key or card taken by force or with a threat, or is anyone hurt?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes', patient: 'yes' },
    ),
    confirm(
      'look',
      'Ask the holder to look once more: pockets, bag, the lock itself, the last place they sat, friends.',
      'They have looked again',
    ),
    ask(
      'found',
      'Has the key or card turned up? A master or staff key that was out of hand: choose No. Else choose “Issue resolved” on the next screen.',
      finish('Yes, found'),
      next('No, lost, or a master key'),
    ),
    ask(
      'master',
      'Is it a master key, a staff key, or one that opens more than the holder’s own room and entrance?',
      skipTo('security', 'Yes, or not sure'),
      next('No, own room only'),
    ),
    ask(
      'stolen',
      'Was it stolen, or lost with anything that shows the room or the address?',
      skipTo('security', 'Yes, or not sure'),
      next('No, only the key'),
    ),
    confirm(
      'cancel',
      `A card: call ${SECURITY} to cancel it now. A metal key: call ${FACILITIES} for a new lock.`,
      'Canceled, or new lock asked for',
    ),
    confirm(
      'neighbours',
      'Tell anyone who shares that door that a key is missing. Ask them to keep it locked, even while they are in.',
      'Those who share the door know',
    ),
    ask(
      'tonight',
      'All three? The door locks. You have checked who the holder is. The holder has a spare for tonight, written in the key log.',
      next('Yes, all three'),
      skipTo('escalate', 'No, or not sure'),
    ),
    end(
      'resolved',
      'Tell the holder where to get a new key tomorrow. On the next screen, choose “Issue resolved”.',
      'The room is secure tonight',
    ),
    confirm(
      'emergency',
      `If someone threatens, go somewhere safe first. Call ${EMERGENCY}, do what the operator says: what happened, where, who is hurt.`,
      'I have called',
    ),
    CREW_IN,
    watch(next()),
    confirm(
      'security',
      `Call ${SECURITY}: which key, where it may be, cancel a card now. Stolen: the holder may tell the police. Never go after a thief.`,
      'I have called',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}, who decides on new locks or another bed. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'The duty manager knows',
    ),
  ],
} as const satisfies SeedIssue;

export const ACCESS = [lockedOut, lostKey];
