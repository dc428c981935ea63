import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';

const unresponsive: SeedIssue = {
  title: 'Unresponsive person',
  category: 'Medical',
  why: 'Includes a suspected overdose. Skips back to the breathing check until the crew takes over.',
  steps: [
    ask(
      'safe',
      'Stop and look before you go near: fire, fumes, live wires, needles, a weapon. Is it safe for you?',
      next('Yes, safe'),
      skipTo('help', 'No, or not sure'),
    ),
    ask(
      'response',
      'Tap both shoulders and ask loudly “Can you hear me?” Does the person answer or move on purpose?',
      skipTo('unwell', 'Yes, a response'),
      next('No response'),
    ),
    confirm(
      'call',
      'Call the emergency number now, on loudspeaker. Send anyone near for a defibrillator and Campus Security. Never leave the person.',
      'I am speaking to the call handler',
      next(),
    ),
    ask(
      'breathing',
      'Tilt the head back. Look, listen and feel, at most 10 seconds: is the breathing normal? Gasps do not count. Never pause CPR to check.',
      skipTo('side', 'Yes, normal'),
      next('No, or not sure'),
    ),
    confirm(
      'cpr',
      'Start CPR now: push hard and fast in the middle of the chest. The call handler guides you. Use a defibrillator as soon as it is here.',
      'CPR has been started',
      skipTo('naloxone'),
    ),
    confirm(
      'side',
      'Roll the person onto their side, head tilted back, unless the call handler says otherwise. Never give food or drink.',
      'They lie on their side',
      next(),
    ),
    confirm(
      'naloxone',
      'Could it be an overdose? Tell the call handler. If naloxone is here, someone trained gives it now. Never search the room or the person.',
      'Given, or not needed or not here',
      next(),
    ),
    ask(
      'watch',
      'Go on with CPR, or watch the breathing without a break. Tell the call handler of any change. Has the crew taken over?',
      skipTo('escalate', 'Yes, taken over'),
      skipTo('breathing', 'No, still waiting'),
    ),
    ask(
      'unwell',
      'Did they faint or take something, or are they confused, very drowsy, hurt, in pain, short of breath or an odd colour?',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, awake and well'),
    ),
    confirm(
      'help',
      'Call the emergency number and do what they say. Stay with the person if it is safe. If it is not, keep back and keep others back.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'escalate',
      'Call Campus Security to bring the crew in, then the duty manager. Stay until the crew lets you go. On the next screen, choose “Issue escalated”.',
      'Both have been called',
      finish(),
    ),
    confirm(
      'resolved',
      'They were only asleep. Say that you will look in again and how to reach you. On the next screen, choose “Issue resolved”.',
      'They are awake and well',
      finish(),
    ),
  ],
};

const tooMuchAlcohol: SeedIssue = {
  title: 'Too much alcohol',
  category: 'Medical',
  why: 'Three later answers skip back to the ambulance call: a person who is drunk can get worse.',
  steps: [
    confirm(
      'stay',
      'Go to the person and stay with them. Send someone else for help or gloves. Never touch vomit or blood with bare hands.',
      'I am with the person',
      next(),
    ),
    ask(
      'danger',
      'Any one of these? Cannot be woken. Slow or uneven breathing. Pale, blue or cold. A seizure. A blow to the head. Vomiting while drowsy.',
      next('Yes, or not sure'),
      skipTo('taken', 'No, none of these'),
    ),
    confirm(
      'emergency',
      'Call the emergency number now. If they are drowsy, lay them on their side. Never let anyone “sleep it off” alone.',
      'I have called the emergency number',
      next(),
    ),
    confirm(
      'watch',
      'Watch the breathing without a break. If it stops, tell the call handler and start CPR. Stay until the crew takes over.',
      'The crew has taken over',
      skipTo('escalate'),
    ),
    ask(
      'taken',
      'Have they also taken drugs or medicine, or could a drink have been spiked?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, alcohol only'),
    ),
    ask(
      'walk',
      'Can they answer you clearly, sit up alone and walk with a little help?',
      next(),
      skipTo('emergency'),
    ),
    confirm(
      'room',
      'Walk with them and a friend to their room. Do not carry them. They lie on their side, a bucket near. No more alcohol, no pills.',
      'They are on their side in their room',
      next(),
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, and call the emergency number if they cannot be woken or breathe oddly?',
      next('Yes, a friend stays'),
      skipTo('escalate', 'No, nobody can'),
    ),
    ask(
      'look-again',
      'Look in again after 30 minutes. Are they easy to wake, breathing evenly and of normal colour?',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
    ),
    confirm(
      'resolved',
      'Tell the friend when you will look in next and how to reach you. On the next screen, choose “Issue resolved”.',
      'The friend knows what to do',
      finish(),
    ),
    confirm(
      'escalate',
      'Call the duty manager. If nobody else can stay with the person, you stay until the manager sends someone. On the next screen, choose “Issue escalated”.',
      'I have told the duty manager',
      finish(),
    ),
  ],
};

export const MEDICAL = [unresponsive, tooMuchAlcohol];
