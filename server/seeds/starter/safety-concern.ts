import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const strangerInBuilding: SeedIssue = {
  title: 'Stranger in building',
  category: 'Safety concern',
  why: 'A guest or an intruder: courtesy and distance, and no word about who lives here.',
  steps: [
    confirm(
      'distance',
      'Keep your distance and a way out behind you. Never follow, block or touch the person.',
      'I am at a safe distance',
      next(),
    ),
    ask(
      'threat',
      'Is the person violent, armed, threatening, trying doors, or do you feel unsafe?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
    ),
    ask(
      'greet',
      'Say “Can I help you? Who are you here to see?” Never say whether someone lives here. Do they name a resident?',
      next('Yes, a resident'),
      skipTo('security', 'No, or they walk on'),
    ),
    ask(
      'host',
      'Ask them to wait at the entrance and call their host themselves. Does the host come, and want them here?',
      next('Yes, host wants them'),
      skipTo('security', 'No, or not sure'),
    ),
    confirm(
      'sign-in',
      'Ask the host to sign the guest in and to stay with them.',
      'The guest is signed in',
      next(),
    ),
    confirm(
      'resolved',
      'Check that the outer door shuts and locks; report a broken one to facilities. On the next screen, choose “Issue resolved”.',
      'The outer door locks',
      finish(),
    ),
    confirm(
      'emergency',
      'Get to a safe place and lock the door. Call the emergency number: where, what the person does, any weapon.',
      'I am safe and have called',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security: what the person looks like, where they were, which way they went.',
      'I have called Campus Security',
      next(),
    ),
    ask(
      'clear',
      'Wait in a safe place. Has Campus Security said that the building is safe?',
      next('Yes, it is safe'),
      skipTo('escalate', 'No, not yet'),
    ),
    ask(
      'harm',
      'Was anyone hurt, followed or threatened, was a weapon seen, or is anything missing?',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, none of these'),
    ),
    confirm(
      'escalate',
      'Call the duty manager: what happened, who is upset or hurt, what Campus Security said. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

const threatOrViolence: SeedIssue = {
  title: 'Threat or violence',
  category: 'Safety concern',
  why: 'Safety first, then care for the person harmed; the advisor never investigates.',
  steps: [
    confirm(
      'safe',
      'Get yourself to a safe place. Never step between people and never touch a weapon.',
      'I am in a safe place',
      next(),
    ),
    ask(
      'now',
      'Is it happening now, is there a weapon, or could the person come back?',
      next('Yes, or not sure'),
      skipTo('hurt', 'No, it is over'),
    ),
    confirm(
      'emergency',
      'Call the emergency number: where, how many people, any weapon. Stay on the line.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security. Tell people nearby to go into their rooms and lock the door.',
      'Campus Security knows',
      next(),
    ),
    ask(
      'hurt',
      'Is anyone hurt, or was anyone choked or hit on the head, even if they say that they are fine?',
      next('Yes, or not sure'),
      skipTo('apart', 'No'),
    ),
    confirm(
      'aid',
      'Once it is safe to go near, call the emergency number for medical help. First aid as trained, with gloves. Stay with them.',
      'Help is coming',
      next(),
    ),
    confirm(
      'apart',
      'Bring the person harmed or threatened to a quiet place, away from the other. Listen and believe. Ask what they want.',
      'They are somewhere safe',
      next(),
    ),
    confirm(
      'honest',
      'Never promise to keep a secret. Say that only those who need to know will hear. Ask no “why” and no details.',
      'I have said so',
      next(),
    ),
    ask(
      'over',
      'Was it only a quarrel in words, is it over, and does everyone say that they feel safe tonight?',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    confirm(
      'escalate',
      'Call the duty manager, who arranges support. Keep people apart, take no statements, move nothing. On the next screen, choose “Issue escalated”.',
      'The duty manager leads from here',
      finish(),
    ),
    confirm(
      'resolved',
      'Tell both sides, apart, how to reach you tonight. Tell the duty manager by the end of your shift. On the next screen, choose “Issue resolved”.',
      'Both know how to reach me',
      finish(),
    ),
  ],
};

export const SAFETY_CONCERN = [strangerInBuilding, threatOrViolence];
