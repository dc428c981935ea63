import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import {
  ADVISOR_SUPPORT,
  CRISIS_LINE,
  DUTY_MANAGER,
  EMERGENCY,
  SECURITY,
  SEXUAL_VIOLENCE,
} from '../contacts.ts';
import { NO_BREATH, NO_SECRET, watch } from '../phrases.ts';
import { askAboutSuicide, DOCTOR, stayAlive, STRANGLED, WAIT_QUIETLY } from './asked.ts';
import { attacker } from './attacker.ts';
import { bombThreat } from './bomb-threat.ts';
import { hateIncident } from './hate-incident.ts';
import { hazing } from './hazing.ts';
import { relationshipViolence } from './relationship-violence.ts';
import { theft } from './theft.ts';

const strangerInBuilding = {
  title: 'Stranger in building',
  category: 'Safety concern',
  alsoCalled: ['intruder', 'break-in', 'trespasser', 'rough sleeper', 'prowler'],
  firstAct: `Keep your distance. Violent, armed or trying doors: go somewhere safe, call ${EMERGENCY}, the operator leads.`,
  steps: [
    ask(
      'threat',
      'Keep your distance and a way out. Never follow, block or touch. Is the stranger violent, armed, threatening, trying doors, or do you feel unsafe?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No'),
      { danger: 'yes', violence: 'yes' },
    ),
    ask(
      'asleep',
      'If somebody is asleep or lies there, call from a distance: “Are you all right?” What do you see?',
      skipTo('aid', 'No answer, ill or hurt'),
      next('Awake and well, or gone'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'greet',
      'Fetch a second person. Say: “Can I help you? Who are you here to see?” Never say who lives here. Do they name a resident?',
      next('Yes, a resident'),
      skipTo('security', 'No, I am alone, or they left'),
    ),
    ask(
      'host',
      'Ask them to wait at the entrance and to call their host themselves. Does the host come, and want them here?',
      next('Yes, host wants them'),
      skipTo('security', 'No, or not sure'),
    ),
    end(
      'guest',
      'Ask the host to sign the guest in and stay with them. Check that the outer door shuts and locks. On the next screen, choose “Issue resolved”.',
      'The guest is signed in, the outer door locks',
    ),
    confirm(
      'emergency',
      `Get to a safe place and lock the door. Call ${EMERGENCY}: where you are, what the person does, any weapon. Do what the operator says.`,
      'I am safe and have called',
    ),
    ask(
      'hurt',
      'Stay where you are safe. By message, have people near lock their doors. Is anyone hurt?',
      next('Yes, or not sure'),
      skipTo('police', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Call ${EMERGENCY} (again). Do what the operator says. Once it is safe, stay and watch. A helper, or you later, has ${SECURITY} let the crew in.`,
      'I am with them, or it is not safe',
    ),
    confirm(
      'watch',
      `Press hard on a wound, only once it is safe. ${NO_BREATH}`,
      'The crew has taken over',
      skipTo('escalate'),
    ),
    confirm(
      'police',
      `Stay locked in. Once the operator lets you go, tell ${SECURITY} what the person looks like, where they went, and to let the police in.`,
      'Security knows, I stay where I am',
    ),
    confirm(
      'stay',
      `Stay until police or ${SECURITY} say it is safe. Did the stranger ask for a resident? By phone, tell that resident, and nobody else, that somebody asked.`,
      'It is safe, or the police lead',
      skipTo('escalate'),
    ),
    confirm(
      'security',
      `Say no more, keep away. Tell ${SECURITY} what the person looks like, where they went, who they asked for, and where you are.`,
      'I have called',
    ),
    confirm(
      'warn',
      'Did the stranger ask for a resident? By phone, tell that resident, and nobody else, that somebody asked, and how to reach help.',
      'Warned, or they asked for nobody',
    ),
    ask(
      'clear',
      `Stay where you are safe. All three? ${SECURITY} says that the building is safe. Nobody was followed or threatened. Nothing is missing.`,
      next('Yes, all three'),
      skipTo('escalate', 'No, or not yet'),
    ),
    end(
      'told',
      `Call the ${DUTY_MANAGER} now: what the person did. A hard call? ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue resolved”.`,
      'I have told them what happened',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER}: what happened, who is upset or hurt. ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
    ),
  ],
} as const satisfies SeedIssue;

const threatOrViolence = {
  title: 'Threat or violence',
  category: 'Safety concern',
  place: 2,
  alsoCalled: ['fight', 'assault', 'robbery', 'mugging'],
  firstAct: `Now or hours ago: get away, call ${EMERGENCY}, the operator leads. A weapon: run, hide. Never step between people.`,
  steps: [
    ask(
      'now',
      'Is it happening now, did it happen in the last hours, or is anyone still in danger?',
      next('Yes, or not sure'),
      skipTo('listen', 'No, it is days ago'),
      { danger: 'yes', violence: 'step' },
    ),
    confirm(
      'emergency',
      `Get to a safe place. Call ${EMERGENCY} now: where, how many people, any weapon, who is hurt. Do what the operator says.`,
      'I am safe and have called',
    ),
    ask(
      'hurt',
      'Stay where you are safe. Is anyone hurt, or was anyone strangled or hit on the head, even if they say that they are fine?',
      next('Yes, or not sure'),
      skipTo('wait', 'No'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'aid',
      `Tell ${EMERGENCY} who is hurt. Once it is safe, go to them, press hard on a wound. Strangled or hit on the head: rest; hoarse, drowsy: tell the operator.`,
      'The operator knows, or it is not safe yet',
    ),
    confirm(
      'security',
      `A helper, or you once the operator lets you go, calls ${SECURITY} to come and let police and crews in. By message, have people nearby lock their doors.`,
      'Police and crews will be let in',
    ),
    watch(skipTo('manager')),
    confirm(
      'wait',
      `Once the operator lets you go, have ${SECURITY} let the police in. By message, have people nearby lock doors. Stay safe until the police say it is over.`,
      'The police say that it is over',
      skipTo('manager'),
    ),
    confirm(
      'listen',
      `Say first to whoever was harmed: ${NO_SECRET} Believe them. Ask no “why”, take no statement.`,
      'I have listened',
    ),
    ask(
      'evidence',
      'If sexual, open the procedure for it. Strangled or hit on the head: a doctor now, even days later. Since then hoarse, drowsy, confused, vomiting, breathless?',
      skipTo('call', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    askAboutSuicide('over'),
    ...stayAlive('manager', skipTo('manager')),
    ask(
      'over',
      `Offer a friend, police, the ${CRISIS_LINE}, another bed. All three? Nobody was hurt, strangled or hit on the head. No police wanted. Everyone feels safe tonight.`,
      skipTo('resolved', 'Yes, all three'),
      next('No, or not sure'),
    ),
    end(
      'manager',
      `Call the ${DUTY_MANAGER}: who was harmed, where each is, who to keep apart, anyone under 18. Clean nothing. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'They lead from here',
    ),
    end(
      'resolved',
      `Call the ${DUTY_MANAGER} now, even if it is over; say if anyone is under 18. A hard call? ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'I have told them what happened',
    ),
  ],
} as const satisfies SeedIssue;

const sexualViolence = {
  title: 'Sexual violence',
  category: 'Safety concern',
  place: 4,
  alsoCalled: ['rape', 'sexual assault', 'groping'],
  firstAct: `Safe now? If not, or if badly hurt, call ${EMERGENCY}: the operator leads. Believe them. They decide the rest.`,
  steps: [
    ask(
      'safe',
      'Go somewhere safe, quiet. Ask: “Are you hurt? In danger?” Any one: badly hurt, drowsy or drugged now, hoarse, faint, short of breath, still in danger?',
      next('Yes, or not sure'),
      skipTo('listen', 'No, none of these'),
      { danger: 'yes', patient: 'yes', violence: 'yes', hard: 'step' },
    ),
    confirm(
      'emergency',
      `Tell the person, then call ${EMERGENCY}: where, injuries, strangled or drugged, attacker near. Do what the operator says; tell only what you are asked.`,
      'I have called',
    ),
    ...WAIT_QUIETLY,
    confirm(
      'listen',
      `Say first: ${NO_SECRET} Then listen: “I believe you. It is not your fault.” No “why”, no details.`,
      'I have listened',
    ),
    STRANGLED,
    DOCTOR,
    askAboutSuicide('choice'),
    ...stayAlive('choice', skipTo('escalate')),
    confirm(
      'choice',
      'Say: “You decide what happens next.” Offer a doctor, the police, a support line, a friend beside them, or none of these now. Touch them only if they ask.',
      'I have offered it, they decide',
    ),
    confirm(
      'keep',
      'If it was in the last days, say: “If you may want evidence, it helps not to wash, change, eat, drink or use the toilet yet. You choose, and can report later.”',
      'Said, or it was longer ago',
    ),
    confirm(
      'support',
      `Offer ${SEXUAL_VIOLENCE}. In the last days: a doctor soon, police or not; some medicines must start within 3 days. The person puts clothes in a paper bag.`,
      'I have offered it',
    ),
    end(
      'escalate',
      `Tell the person if there, then call only the ${DUTY_MANAGER}, no details: safe room, talk of suicide, under 18. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'They arrange what is wanted',
    ),
  ],
} as const satisfies SeedIssue;

export const SAFETY_CONCERN = [
  strangerInBuilding,
  threatOrViolence,
  attacker,
  bombThreat,
  sexualViolence,
  relationshipViolence,
  hateIncident,
  hazing,
  theft,
];
