import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, SECURITY, SEXUAL_VIOLENCE } from './contacts.ts';

const strangerInBuilding: SeedIssue = {
  title: 'Stranger in building',
  category: 'Safety concern',
  firstAct: `Keep your distance. Violent, armed or trying doors: get to a safe place and call ${EMERGENCY}.`,
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
      'Is the person violent, armed, threatening or trying doors, or do you feel unsafe?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes' },
    ),
    ask(
      'greet',
      'Say: “Can I help you? Who are you here to see?” Never say whether someone lives here. Do they name a resident?',
      next('Yes, a resident'),
      skipTo('security', 'No, or they walk on'),
    ),
    ask(
      'host',
      'Ask them to wait at the entrance and to call their host themselves. Does the host come, and want them here?',
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
      'guest',
      'Check that the outer door shuts and locks. On the next screen, choose “Issue resolved”.',
      'The outer door locks',
      finish(),
    ),
    confirm(
      'emergency',
      `Get to a safe place and lock the door. Call ${EMERGENCY}: where you are, what the person does, any weapon.`,
      'I am safe and have called',
      next(),
    ),
    confirm(
      'security',
      `Call ${SECURITY}: what the person looks like, where they went. Ask them to let the police in, if any are coming.`,
      'I have called',
      next(),
    ),
    ask(
      'hurt',
      'Stay where you are safe. Is anyone hurt?',
      next('Yes, or not sure'),
      skipTo('clear', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'aid',
      `Call ${EMERGENCY}, also if you called before: who is hurt, and where. Ask ${SECURITY} to let the crew in. Go near only once it is safe.`,
      'Help is coming',
      skipTo('escalate'),
    ),
    ask(
      'clear',
      `All three? ${SECURITY} says that the building is safe. Nobody was followed or threatened. Nothing is missing.`,
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    confirm(
      'told',
      `Call the ${DUTY_MANAGER} now: what the person did. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue resolved”.`,
      'I have told them what happened',
      finish(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}: what happened, who is upset or hurt. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

const threatOrViolence: SeedIssue = {
  title: 'Threat or violence',
  category: 'Safety concern',
  firstAct: `Get to a safe place and call ${EMERGENCY}. Never step between people.`,
  why: 'The emergency call comes before anything else; only going near waits until it is safe.',
  steps: [
    confirm(
      'emergency',
      `Get to a safe place. Call ${EMERGENCY} now, also if it seems over: where, how many people, any weapon, who is hurt.`,
      'I am safe and have called',
      next(),
      { danger: 'step', violence: 'step' },
    ),
    confirm(
      'security',
      `Stay where you are safe. Call ${SECURITY} to come and to let police and crews in. Tell people near you to lock their door.`,
      'I have called',
      next(),
    ),
    ask(
      'hurt',
      'Is anyone hurt, or was anyone strangled or hit on the head, even if they say that they are fine?',
      next('Yes, or not sure'),
      skipTo('wait', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is hurt. Go near only once it is safe. Press hard on a wound that bleeds, but beside anything stuck in it: leave that in.`,
      'A medical crew is coming',
      next(),
    ),
    confirm(
      'wait',
      `Stay safe until the police or ${SECURITY} say that it is over. Never step between people and never touch a weapon.`,
      'They say that it is over',
      next(),
    ),
    confirm(
      'apart',
      'Stay with the person harmed, away from the other. Hurt, strangled or hit on the head: they do not walk, they sit or lie still until the crew is there.',
      'They are apart and not alone',
      next(),
    ),
    confirm(
      'honest',
      'Before they tell you more, say: “I cannot keep this secret, but I tell only the people who must know.”',
      'They know whom I will tell',
      next(),
    ),
    confirm(
      'listen',
      'Listen. Believe them. Ask what they want. Never ask “why”. Take no statement.',
      'I have listened',
      next(),
    ),
    confirm(
      'evidence',
      'Move and clean nothing where it happened. If the violence was sexual, not washing and not changing yet keeps evidence. It is their choice.',
      'Nothing has been moved',
      next(),
    ),
    ask(
      'over',
      'All three? Nobody was hurt. The police need nothing more. Everyone feels safe tonight.',
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}, who arranges support: who was harmed, where each person is. Keep them apart until someone takes over.`,
      'They lead from here',
      next(),
    ),
    confirm(
      'escalate',
      `This was hard: ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I know whom I can talk to',
      finish(),
    ),
    confirm(
      'resolved',
      `Call the ${DUTY_MANAGER} now, also if it is over. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue resolved”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

const sexualViolence: SeedIssue = {
  title: 'Sexual violence',
  category: 'Safety concern',
  firstAct: `Are they safe now? If not, or if they are hurt, call ${EMERGENCY}. Listen. Believe them.`,
  why: 'The person decides: everything after safety is an offer, and nobody asks what happened.',
  steps: [
    ask(
      'safe',
      'Go somewhere quiet. Ask: “Are you hurt? Are you in danger now?” Any one of these: badly hurt, strangled, drugged, still in danger?',
      next('Yes, or not sure'),
      skipTo('honest', 'No, none of these'),
      { danger: 'yes', violence: 'yes', hard: 'step' },
    ),
    confirm(
      'emergency',
      `Tell them that you call for help. Call ${EMERGENCY}: where, what help is needed now. Say no more than that.`,
      'I have called',
      next(),
    ),
    confirm(
      'crew-in',
      `Call ${SECURITY} to let the crew in quietly and to keep others away. Say where, not what happened.`,
      'The crew will be let in quietly',
      next(),
    ),
    confirm(
      'honest',
      'Before they tell you more, say: “I cannot keep this secret, but I tell only the people who must know.”',
      'They know whom I will tell',
      next(),
    ),
    confirm(
      'listen',
      'Say: “I believe you. It is not your fault.” Let them talk or be silent. Ask for no details. Never ask “why”. Touch them only if they ask.',
      'I have listened',
      next(),
    ),
    confirm(
      'choice',
      'Say: “You decide what happens next.” Offer a doctor, the police, a support line, a friend beside them, or none of these now.',
      'I have offered it, they decide',
      next(),
    ),
    ask(
      'keep',
      'Say: “If you may want evidence kept, not washing or changing yet helps. It is your choice, and you can still report later.” Do they want that?',
      next('Yes'),
      skipTo('support', 'No, or not now'),
    ),
    confirm(
      'evidence',
      'They can put clothes that are off already into a paper bag, not plastic. Leave the place as it is. A doctor does the rest, the sooner the better.',
      'They know what keeps evidence',
      next(),
    ),
    confirm(
      'support',
      `Offer to call ${SEXUAL_VIOLENCE} together, or leave the number. A doctor can help even without the police. Stay as long as they want.`,
      'I have offered it',
      next(),
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}, as you said you would: only what is needed, and whether they feel safe in their room tonight.`,
      'They arrange what is wanted',
      next(),
    ),
    confirm(
      'escalate',
      `Tell nobody else. This is hard to hear: ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I know whom I can talk to',
      finish(),
    ),
  ],
};

export const SAFETY_CONCERN = [strangerInBuilding, threatOrViolence, sexualViolence];
