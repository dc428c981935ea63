import { ask, confirm, end, next, skipTo, type SeedIssue } from '../../base/seed-shape.ts';
import { ADVISOR_SUPPORT, CRISIS_LINE, DUTY_MANAGER, EMERGENCY, SECURITY } from '../contacts.ts';
import { CREW_IN, NO_BREATH, watch } from '../phrases.ts';
import { death } from './death.ts';
import { hangingOrJumping } from './hanging-or-jumping.ts';
import { hospital } from './hospital.ts';
import { panic } from './panic.ts';
import { roommate } from './roommate.ts';
import { under18 } from './under-18.ts';

const distress = {
  title: 'Distress or self-harm',
  category: 'Welfare',
  place: 2,
  alsoCalled: [
    'suicidal',
    'mental health',
    'life not worth living',
    'sobbing',
    'crying',
    'bereavement',
  ],
  firstAct: `Stay with them, or on the phone; a gun: get away. Hurt, or about to be: call ${EMERGENCY}, the operator leads.`,
  steps: [
    confirm(
      'with-them',
      'On the phone, ask where they are. A gun: get away. Near a blade, an edge or a road, keep back and keep talking. If it is safe, sit with them, a helper near.',
      'With them, on the phone, or away from a gun',
      next(),
      { hard: 'step' },
    ),
    ask(
      'danger',
      'Any one? Drowsy, confused, no answer, or the line is dead. Something taken. Chest pain, deep wound, much blood. Edge, blade in hand, gun. About to harm anyone.',
      next('Yes, or not sure'),
      skipTo('wound', 'No, none of these'),
      { danger: 'yes', patient: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}; tell the person if it is safe. With them on your only phone: text a helper to call. If nobody can, hang up, call, then call them back.`,
      'I have called, or a helper has',
    ),
    confirm(
      'crew-in',
      `Do what the operator says, say if the person leaves. A helper has ${SECURITY} let the crew in. Press hard on a wound. Never grab what the person holds.`,
      'A helper does it, or the operator knows that I am alone',
    ),
    confirm(
      'watch',
      `If safe, stay and watch. Never make them vomit. ${NO_BREATH}`,
      'The crew or the police have taken over, and have any packets',
      skipTo('escalate'),
    ),
    confirm(
      'wound',
      'A smaller wound? Ask first. Put on gloves, press with a clean cloth, cover it. A burn: 20 minutes under cool running water. Do not blame them.',
      'Cared for, or there is no wound',
    ),
    confirm(
      'calm',
      'Panic: say that it passes, and breathe out slowly together. Voices, or seeing things: stay calm, one of you talks, do not argue about what is real.',
      'Calmer, or it does not apply',
    ),
    confirm(
      'honest',
      'Never promise to keep a secret. Say: “I will tell only the people who can help to keep you safe.”',
      'I have said so',
    ),
    ask(
      'suicide',
      'Ask calmly: “Are you thinking about suicide?” Asking does not put the idea there. What do they say?',
      next('Yes, or unclear'),
      skipTo('support', 'A clear no'),
    ),
    ask(
      'plan',
      'Ask: “Do you know how or when?” and “Do you have what you need for it?” What do they say?',
      skipTo('emergency', 'Yes, or unclear'),
      next('A clear no to both'),
      { danger: 'yes', patient: 'yes' },
    ),
    ask(
      'manager',
      `Tell the resident, call the ${DUTY_MANAGER}; say if the resident is under 18. Stay, offer the ${CRISIS_LINE}. Until someone takes over, does the resident get worse?`,
      skipTo('emergency', 'Yes, or leaves in danger'),
      skipTo('handed', 'No, someone has taken over'),
      { danger: 'yes', patient: 'yes' },
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: what happened, whether the resident is under 18. This was hard: ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'They lead from here',
    ),
    end(
      'handed',
      `This was hard: ${ADVISOR_SUPPORT} is there for you. On the next screen, choose “Issue escalated”.`,
      'I know who I can talk to',
    ),
    ask(
      'support',
      'Ask what would help tonight. All three? They are calmer, and hear no voices. Someone they trust is with them. They accept support.',
      next('Yes, all three'),
      skipTo('manager', 'No, or not sure'),
    ),
    confirm(
      'contacts',
      `Give them the ${CRISIS_LINE} and the counseling contacts. Say: “If it gets worse, call an ambulance or that line, at any hour.” Agree who looks in tomorrow.`,
      'They have the contacts and a plan',
    ),
    end(
      'resolved',
      `Tell the ${DUTY_MANAGER}: now if the resident self-harmed or is under 18, else this shift. ${ADVISOR_SUPPORT} is there for you. Choose “Issue resolved”.`,
      'Someone will follow up',
    ),
  ],
} as const satisfies SeedIssue;

const notSeen = {
  title: 'Resident not seen',
  category: 'Welfare',
  alsoCalled: ['missing', 'welfare check', 'wellness check'],
  firstAct: `Talk of suicide, a threat or a cry inside: call ${EMERGENCY}, the operator leads. Never open the room yourself.`,
  steps: [
    confirm(
      'facts',
      'Listen to the person who is worried. Ask when and where the resident was last seen, and what is unusual. Note the times.',
      'I know when they were last seen',
    ),
    ask(
      'danger',
      'Is there a sign of danger now: a goodbye message, talk of suicide, a threat, a serious illness, a cry or a fall heard inside?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No sign of danger'),
      { danger: 'yes', hard: 'yes' },
    ),
    ask(
      'call',
      'Call the resident and send a message: who you are, that people are worried, and how to reach you. Does the resident answer the phone?',
      skipTo('voice', 'Yes, we can talk'),
      next('No, or by message alone'),
    ),
    ask(
      'knock',
      'Take a second person along. Knock, say who you are, wait, knock again. Never enter. Does the resident answer?',
      skipTo('voice', 'Yes, the resident answers'),
      next('No answer'),
    ),
    ask(
      'friends',
      'Ask neighbors and friends: who saw the resident today? Give no reasons. Can one of them reach the resident, so that you can talk?',
      next('Yes, one of them can'),
      skipTo('manager', 'No, nobody can'),
    ),
    ask(
      'voice',
      'Speak to the resident yourself, without a crowd. Do they say that they are safe, and do you believe it?',
      skipTo('resolved', 'Yes, both'),
      next('No, or not sure'),
    ),
    ask(
      'unsafe',
      'Ask where nobody hears: “Are you badly hurt or ill? Thinking about suicide? Afraid of someone?” Never leave them; a helper makes your calls. What do they say?',
      skipTo('life', 'Hurt, ill, suicide, or unclear'),
      skipTo('met', 'No to all, or only afraid'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'manager',
      `Call the ${DUTY_MANAGER}, who alone decides about family and entry: ${SECURITY} goes in, not you. Whoever is missing is reported at once, not after 24 hours.`,
      'Entry done, or none ordered',
    ),
    ask(
      'hurt',
      'If the resident is hanging: hold them up, get them down. Was the resident found hurt, ill or not responding, or do they speak of suicide?',
      skipTo('life', 'Yes, or not sure'),
      skipTo('escalate', 'No, or nobody went in'),
      { danger: 'yes', patient: 'yes', hard: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY}: where, what you fear. Do what the operator says. If safe, call through the door. A helper has ${SECURITY} open for the crew.`,
      'The room is open, or others search',
      skipTo('hurt'),
    ),
    confirm(
      'life',
      `Call ${EMERGENCY} (again), do what the operator says. Resident on your only phone: text a helper, or hang up, call, call back. Room open, safe: go in.`,
      'I have called, or a helper has',
    ),
    CREW_IN,
    watch(),
    end(
      'met',
      `Stay. Call the ${DUTY_MANAGER} now: what was feared. If afraid of a partner, open the procedure for it. ${ADVISOR_SUPPORT} is there for you. Choose “Issue escalated”.`,
      'Somebody stays with the resident',
    ),
    end(
      'escalate',
      `Call the ${DUTY_MANAGER} now: what was feared, how the resident is. The family learns nothing from you. ${ADVISOR_SUPPORT}: for you. Choose “Issue escalated”.`,
      'They lead from here',
    ),
    end(
      'resolved',
      `Pass on what the resident allows, else only that staff followed up. Tell the ${DUTY_MANAGER} this shift. ${ADVISOR_SUPPORT}: for you. Choose “Issue resolved”.`,
      'I have told nothing more',
    ),
  ],
} as const satisfies SeedIssue;

export const WELFARE = [
  distress,
  hangingOrJumping,
  notSeen,
  death,
  panic,
  hospital,
  roommate,
  under18,
];
