import { ask, confirm, finish, next, skipTo, type SeedIssue } from '../seed-shape.ts';
import { ADVISOR_SUPPORT, DUTY_MANAGER, EMERGENCY, POISON, SECURITY } from './contacts.ts';

const unresponsive: SeedIssue = {
  title: 'Unresponsive person',
  category: 'Medical',
  firstAct: `No answer, or no normal breathing: call ${EMERGENCY} on loudspeaker. Do what they say, before this guide.`,
  why: 'Once CPR runs, the guide waits for the crew: no check and no loop can interrupt it.',
  steps: [
    ask(
      'safe',
      'Stop and look before you go near: fire, fumes, live wires, needles, a weapon. Is it safe for you?',
      next('Yes, safe'),
      skipTo('help', 'No, or not sure'),
      { danger: 'no' },
    ),
    ask(
      'response',
      'Tap both shoulders and ask loudly: “Can you hear me?” Do they answer or move on purpose?',
      skipTo('unwell', 'Yes, they respond'),
      next('No, or not sure'),
      { danger: 'no' },
    ),
    confirm(
      'call',
      `Call ${EMERGENCY} now, on loudspeaker. Shout for help. Helpers fetch a defibrillator and ask ${SECURITY} to let the crew in.`,
      'The call handler is on loudspeaker',
      next(),
    ),
    ask(
      'jerking',
      'Is the body stiff or jerking?',
      next('Yes, a seizure'),
      skipTo('breathing', 'No'),
    ),
    ask(
      'seizure',
      'Cushion the head. Clear hard things away. Note the time. Never hold them down, put nothing in the mouth. What happens?',
      next('The jerking stops'),
      skipTo('escalate', 'The crew takes over'),
    ),
    ask(
      'breathing',
      'Tilt the head back. Look, listen and feel, at most 10 seconds. Is the breathing normal? Gasps are not normal.',
      skipTo('side', 'Yes, normal'),
      next('No, or not sure'),
    ),
    confirm(
      'cpr',
      'Start CPR: push hard and fast in the middle of the chest. Do what the call handler and the defibrillator say. Do not stop for this guide.',
      'The crew has taken over',
      skipTo('escalate'),
    ),
    confirm(
      'side',
      'Roll them onto their side, head tilted back. Give no food or drink. An overdose? Tell the call handler, and give naloxone if you have it.',
      'They lie on their side',
      next(),
    ),
    ask(
      'watch',
      'Watch the breathing all the time. Tell the call handler of any change. What happens?',
      skipTo('escalate', 'The crew takes over'),
      skipTo('cpr', 'Breathing stops or is odd'),
    ),
    ask(
      'unwell',
      'Are they confused, very drowsy, hurt, in pain, short of breath or an odd colour? Did they faint, have a seizure or take something?',
      next('Yes, or not sure'),
      skipTo('resolved', 'No, awake and well'),
      { danger: 'yes' },
    ),
    confirm(
      'help',
      `Call ${EMERGENCY} and do what they say. Ask ${SECURITY} to let the crew in. Stay with them if it is safe. If not, keep back and keep others back.`,
      'A crew has taken over',
      next(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
    confirm(
      'resolved',
      'Say that you look in again soon, and how to reach you. On the next screen, choose “Issue resolved”.',
      'They are awake and well',
      finish(),
    ),
  ],
};

const tooMuchAlcohol: SeedIssue = {
  title: 'Too much alcohol',
  category: 'Medical',
  firstAct: `Cannot be woken, or breathing oddly: call ${EMERGENCY} and do what they say. Never leave them alone.`,
  why: 'Three later answers skip back to the ambulance call: a person who is drunk can get worse.',
  steps: [
    confirm(
      'stay',
      'Go to the person and stay. Send for gloves and for a friend of theirs. Never touch vomit or blood with bare hands.',
      'I am with the person',
      next(),
    ),
    ask(
      'danger',
      'Any one of these? Hard to wake. Slow or odd breathing. Pale, blue or cold. Very confused. A seizure. A blow to the head. Vomiting while drowsy.',
      next('Yes, or not sure'),
      skipTo('taken', 'No, none of these'),
      { danger: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY} now. If they are drowsy, lay them on their side. Never let anyone “sleep it off”. No coffee, no cold shower.`,
      'I have called',
      next(),
    ),
    confirm(
      'crew-in',
      `Call ${SECURITY}, or have someone call, to let the crew in. Keep the person warm. Never leave them alone.`,
      'The crew will be let in',
      next(),
    ),
    ask(
      'watch',
      'Watch the breathing all the time. What happens?',
      skipTo('escalate', 'The crew takes over'),
      next('Breathing stops or is odd'),
      { danger: 'no' },
    ),
    confirm(
      'cpr',
      `Tell ${EMERGENCY} now, on loudspeaker. Start CPR: push hard and fast in the middle of the chest. Do not stop for this guide.`,
      'The crew has taken over',
      skipTo('escalate'),
    ),
    ask(
      'taken',
      'Have they also taken drugs or medicine, or could a drink have been spiked?',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, alcohol only'),
      { danger: 'yes' },
    ),
    ask(
      'walk',
      'Can they answer you clearly, sit up alone and walk with a little help?',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no' },
    ),
    confirm(
      'room',
      'Walk with them and a friend to their room. They lie on their side, a bucket near, water to sip. No more alcohol, no pills.',
      'They are in their room, on their side',
      next(),
    ),
    ask(
      'friend',
      'Will a sober friend stay all night, and call an ambulance if they are hard to wake or breathe oddly?',
      next('Yes, a friend stays'),
      skipTo('escalate', 'No, nobody can'),
    ),
    ask(
      'look-again',
      'Look in again after 30 minutes, without fail. Are they easy to wake, breathing evenly and of normal colour?',
      next('Yes, all three'),
      skipTo('emergency', 'No, or not sure'),
      { danger: 'no' },
    ),
    confirm(
      'resolved',
      'Tell the friend when you look in next, and how to reach you. On the next screen, choose “Issue resolved”.',
      'The friend knows what to do',
      finish(),
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}: all that happened. This was hard: ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
  ],
};

const injuryOrSeizure: SeedIssue = {
  title: 'Injury or seizure',
  category: 'Medical',
  firstAct: `Heavy bleeding: press hard on it and call ${EMERGENCY}. A seizure: never hold them down, note the time.`,
  why: 'One step calls for help and stops the blood at once; a seizure that ends well needs no ambulance.',
  steps: [
    ask(
      'seizure',
      'Go near only if it is safe for you. Is the person having a seizure: stiff, then jerking?',
      next('Yes, a seizure'),
      skipTo('bleeding', 'No'),
    ),
    confirm(
      'protect',
      'Note the time. Cushion the head. Clear hard things away. Never hold them down. Put nothing in the mouth.',
      'They cannot hit anything hard',
      next(),
    ),
    ask(
      'long',
      'Any one of these? It has lasted 5 minutes. It is their first, or you do not know. Another one follows. They are hurt or pregnant.',
      skipTo('emergency', 'Yes, or not sure'),
      next('No, none of these'),
      { danger: 'yes' },
    ),
    ask(
      'recover',
      'Once the jerking stops, roll them onto their side, head tilted back. Do they breathe normally and slowly come round?',
      skipTo('resolved', 'Yes, both'),
      skipTo('emergency', 'No, or it goes on'),
      { danger: 'no' },
    ),
    ask(
      'bleeding',
      'Is there heavy bleeding: blood that spurts, pools or does not stop?',
      next('Yes, or not sure'),
      skipTo('serious', 'No'),
      { danger: 'yes' },
    ),
    confirm(
      'press',
      `Press hard on the wound with a clean cloth, but beside anything stuck in it: leave that in. Call ${EMERGENCY} on loudspeaker.`,
      'I am pressing and help is coming',
      skipTo('crew-in'),
    ),
    ask(
      'serious',
      'Any one of these? No answer, drowsy or confused. Short of breath. Chest pain. A blow to the head or neck. Cannot move. A deep cut. A large burn.',
      next('Yes, or not sure'),
      skipTo('minor', 'No, none of these'),
      { danger: 'yes' },
    ),
    confirm(
      'emergency',
      `Call ${EMERGENCY} and do what they say. A burn: under cool running water now. A blow or a fall: do not move them. Not safe for you? Keep back.`,
      'I have called',
      next(),
    ),
    confirm(
      'crew-in',
      `Call ${SECURITY}, or have someone call, to let the crew in. Never leave the person alone.`,
      'The crew will be let in',
      next(),
    ),
    confirm(
      'stay',
      `Keep pressing on a wound. Cool a burn under running water. After a seizure: on their side. Breathing stops? Tell ${EMERGENCY}, start CPR.`,
      'The crew has taken over',
      next(),
      { danger: 'step' },
    ),
    confirm(
      'escalate',
      `Call the ${DUTY_MANAGER}. This was hard: ${ADVISOR_SUPPORT} is there for you, also tonight. On the next screen, choose “Issue escalated”.`,
      'I have told them what happened',
      finish(),
    ),
    confirm(
      'minor',
      `Wear gloves. A cut: press, rinse, cover. A burn: 20 minutes under cool running water. Something swallowed by mistake: call ${POISON}.`,
      'They have been cared for',
      next(),
    ),
    confirm(
      'resolved',
      `Stay until they feel well. Say how to reach you. Tell the ${DUTY_MANAGER} before your shift ends. On the next screen, choose “Issue resolved”.`,
      'They feel well and can reach me',
      finish(),
    ),
  ],
};

export const MEDICAL = [unresponsive, tooMuchAlcohol, injuryOrSeizure];
