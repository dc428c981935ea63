import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const distress: SeedIssue = {
  title: 'Distress or self-harm',
  category: 'Welfare',
  why: 'Words to say aloud, two skips back to a call for help, and nobody left alone on any path.',
  steps: [
    confirm(
      'with-them',
      'Go to the resident, or keep them on the phone and send someone. Sit down with them. Listen. Do not judge, argue or hurry.',
      'I am with them, or on the phone',
      next(),
    ),
    ask(
      'danger',
      'Have they hurt themselves, taken something, or have they the means at hand and mean to use them?',
      next('Yes, or not sure'),
      skipTo('honest', 'No'),
    ),
    confirm(
      'emergency',
      'Call the emergency number now. Stay with them if you are safe. Never take an object from their hand. Never leave them alone.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'security',
      'Call Campus Security, or have someone call, to bring the crew to you quietly.',
      'Campus Security knows',
      skipTo('manager'),
    ),
    confirm(
      'honest',
      'Never promise to keep a secret. Say: “I will tell only the people who can help to keep you safe.”',
      'I have said so',
      next(),
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
    ),
    confirm(
      'manager',
      'Call the duty manager now, and tell the resident that you do. The manager brings in the crisis or counselling service.',
      'The duty manager is on it',
      next(),
    ),
    confirm(
      'stay',
      'Stay with them until the person who takes over is in the room. Tell them what happens next. On the next screen, choose “Issue escalated”.',
      'Someone has taken over from me',
      finish(),
    ),
    ask(
      'support',
      'Ask what would help tonight. Are they calmer, is someone they trust with them, and will they accept support?',
      next('Yes, all three'),
      skipTo('manager', 'No, or not sure'),
    ),
    confirm(
      'contacts',
      'Give them the crisis line and the counselling contacts, and say how to reach you at any hour. Agree who looks in tomorrow.',
      'They have the contacts and a plan',
      next(),
    ),
    confirm(
      'resolved',
      'Tell the duty manager before your shift ends, so that someone follows up. On the next screen, choose “Issue resolved”.',
      'The duty manager will follow up',
      finish(),
    ),
  ],
};

const notSeen: SeedIssue = {
  title: 'Resident not seen',
  category: 'Welfare',
  why: 'A slow worry rather than an emergency: entry is never the advisor’s decision.',
  steps: [
    confirm(
      'facts',
      'Listen to the person who is worried. Ask when and where the resident was last seen, and what is unusual. Note the times.',
      'I know when they were last seen',
      next(),
    ),
    ask(
      'danger',
      'Is there a sign of danger now: a goodbye message, talk of suicide, a threat, an illness, a cry or fall heard inside?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No sign of danger'),
    ),
    confirm(
      'call',
      'Call the resident and send a message: who you are, that people are worried, and how to reach you.',
      'I have called and sent a message',
      next(),
    ),
    ask(
      'knock',
      'Take a second person along. Knock, say who you are, wait, knock again. Never enter. Do they answer?',
      skipTo('voice', 'Yes, they answer'),
      next('No answer'),
    ),
    ask(
      'friends',
      'Ask neighbours whether they have seen them today. Give no reasons. Can someone reach them and let you speak to them?',
      next('Yes, I spoke to them'),
      skipTo('manager', 'No, nobody can'),
    ),
    ask(
      'voice',
      'Speak to the resident yourself, without a crowd. Do they say that they are safe, and do you believe it?',
      skipTo('resolved'),
      next(),
    ),
    confirm(
      'manager',
      'Call the duty manager. Only the manager decides about entering the room or calling family. Tell nobody else where the resident may be.',
      'The duty manager knows',
      next(),
    ),
    confirm(
      'entry',
      'If the manager orders an entry, Campus Security goes in. Stay at the door, touch nothing, be ready to call the emergency number.',
      'Entry done, or none ordered',
      next(),
    ),
    ask(
      'found',
      'Is the resident now known to be safe and well?',
      skipTo('resolved', 'Yes, safe and well'),
      skipTo('escalate', 'No, or still missing'),
    ),
    confirm(
      'emergency',
      'Call the emergency number, then Campus Security for access. Say when they were last seen and why you fear for them. Never go in alone.',
      'I have called both',
      next(),
    ),
    confirm(
      'escalate',
      'Tell the duty manager all that you know and stay on call for them. On the next screen, choose “Issue escalated”.',
      'The duty manager leads from here',
      finish(),
    ),
    confirm(
      'resolved',
      'Tell the person who was worried only that the resident has been reached. On the next screen, choose “Issue resolved”.',
      'I have told them, nothing more',
      finish(),
    ),
  ],
};

export const WELFARE = [distress, notSeen];
