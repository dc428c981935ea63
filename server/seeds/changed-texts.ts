import type { RELEASES } from './former-texts.ts';

/** A reason why a text of the starter library changed. It applies to a campus with the text of that release or an older one. */
export type ChangedText = {
  readonly title: string;
  readonly lastIn: (typeof RELEASES)[number];
  /** True if the former text could lead to harm, so that owners get an email (STARTERS-3). */
  readonly isDangerous: boolean;
  readonly why: string;
};

type Reasons = Readonly<Record<string, readonly string[]>>;

const listed = (
  lastIn: ChangedText['lastIn'],
  isDangerous: boolean,
  reasons: Reasons,
): ChangedText[] =>
  Object.entries(reasons).flatMap(([title, whys]) =>
    whys.map((why) => ({ title, lastIn, isDangerous, why })),
  );

/** The procedures in which somebody watches a hurt or ill person until a crew comes. */
const WATCHING = [
  'Allergy or asthma',
  'Anything not covered',
  'Appliance smoking',
  'Attacker or weapon',
  'Bed bugs or mice',
  'Bomb threat or package',
  'Choking',
  'Distress or self-harm',
  'Event out of hand',
  'Fire alarm sounding',
  'Gas or carbon monoxide',
  'Hate incident',
  'Hazing',
  'Heat illness',
  'Injury or seizure',
  'Lost or stolen key',
  'No heating, cold night',
  'Power out or lift',
  'Press or a parent asks',
  'Relationship violence',
  'Resident locked out',
  'Resident not seen',
  'Sexual violence',
  'Smell of cannabis',
  'Smoke or flames seen',
  'Storm or earthquake',
  'Stranger in building',
  'Suddenly ill',
  'Threat or violence',
  'Water through ceiling',
];

/** The reasons why texts changed after a release. If a text is not listed, only its wording changed. */
export const CHANGED_TEXTS: readonly ChangedText[] = [
  ...WATCHING.map((title) => ({
    title,
    lastIn: 'before 0.3.0' as const,
    isDangerous: true,
    why: 'Somebody drowsy, or who breathes and does not answer, is now laid on their side while a crew is awaited.',
  })),
  ...listed('before 0.3.0', true, {
    'Allergy or asthma': [
      '“Do this first” no longer reads as if somebody awake and out of breath gets CPR.',
      'Somebody who wheezes now gets an inhaler after the injector.',
      'Trouble breathing after medicine or with a rash is now an emergency too.',
      'An asthma attack in which somebody barely talks is now an emergency at once.',
    ],
    Choking: [
      'Somebody who chokes and cannot answer is no longer treated as limp.',
      'Blows and thrusts are now described wherever they are asked for.',
    ],
    'Heat illness': ['CPR now waits until a seizure stops.'],
    'Injury or seizure': [
      'A seizure in water now always gets an ambulance.',
      'A stab wound or being knocked out, even briefly, now gets an ambulance.',
      'Somebody drowsy after a hard fall is now kept still, and nobody with a nosebleed is laid down.',
      'Who did it is now asked in private.',
      'CPR now waits until a seizure stops.',
    ],
    'Overdose: drugs, pills': [
      'Somebody who answers no longer gets CPR.',
      'An advisor who called a crew now stays until it arrives.',
    ],
    'Too much alcohol': [
      'Nobody is sent to walk with or stay with somebody violent.',
      'Nobody in a seizure gets CPR, and naloxone is mentioned where drugs were taken too.',
      'Somebody hurt by a violent person is now sent to the procedure that calls.',
    ],
    'Unresponsive person': [
      'Somebody in a seizure is no longer laid on their back.',
      'Somebody who breathed smoke or fumes, or needs a crew, now waits for it.',
    ],
    Hazing: ['Somebody who speaks of suicide is now asked for a plan.'],
    'Hate incident': ['Somebody who speaks of suicide is now asked for a plan.'],
    'Relationship violence': [
      'Somebody who speaks of suicide is now asked for a plan.',
      'A log is now kept hidden on paper, and the crew is let in quietly.',
    ],
    'Sexual violence': ['Somebody who speaks of suicide is now asked for a plan.'],
    'Threat or violence': [
      'Somebody who bleeds is now cared for before the second call.',
      'It now asks about suicide, even days later.',
    ],
    'Attacker or weapon': [
      'Somebody who hides now runs only if the attacker gets in, and sends nobody out.',
    ],
    'Bomb threat or package': [
      'When somebody is hurt, it now also asks who is still inside.',
      'Somebody who touched powder is no longer led near others.',
    ],
    'Distress or self-harm': [
      '“Do this first” no longer keeps anybody near a gun.',
      'The duty manager now hears of every emergency at once, and of voices.',
    ],
    'Gas or carbon monoxide': ['It no longer ends as resolved while somebody may be missing.'],
    'Hanging or jumping': [
      'Somebody on an edge who does not answer is no longer treated as having fallen.',
      'Somebody who fell is now kept still while their breathing is checked.',
      'It now says what to do when you cannot get somebody down.',
    ],
    'Resident not seen': ['A fear for a life now always reaches the duty manager at once.'],
    'Stranger in building': ['The person asked for is now warned only by phone.'],
    'Suddenly ill': [
      'Somebody who is well again after sugar is now asked about carbon monoxide too.',
      'The screen with the call now asks whether they are breathing.',
      'With diabetes, the operator is now asked about sugar.',
      'With carbon monoxide, the operator is now told who is inside.',
    ],
    'Water through ceiling': [
      'Smoke or a running sprinkler now means: leave the building.',
      'Nobody is sent back into smoke.',
    ],
  }),
  ...listed('before 0.3.0', true, {
    'Anything not covered': ['A fire now empties the building.'],
    'Bed bugs or mice': [
      'An animal bite now needs a doctor the same day.',
      'It now asks about snake bites before anything is washed.',
    ],
    'Event out of hand': [
      'A fight, a crush or somebody hurt after the end now gets an emergency call.',
    ],
    'Fire alarm sounding': [
      'The first call now says who is still inside.',
      'Somebody with burns is no longer led back indoors to a tap.',
    ],
    'Lost or stolen key': [
      'Somebody hurt is no longer moved before the call.',
      'A card taken by force is now canceled too.',
    ],
    'No heating, cold night': [
      'The operator is now told who is ill or inside.',
      'Somebody confused or drowsy from cold is no longer told to go out.',
    ],
    'Noise in quiet hours': [
      'A cry for help, or somebody ill, no longer sends the advisor away without a crew or CPR.',
    ],
    'Power out or lift': [
      'It now asks about anybody on life support before you wait for an elevator.',
    ],
    'Press or a parent asks': [
      'Nobody is sent to a door that may have somebody violent behind it.',
      'Somebody who threatens or pushes now gets an emergency call.',
    ],
    'Resident locked out': ['Somebody hurt is no longer moved before the call.'],
    'Smell of cannabis': ['Campus Security now hears of a weapon before it opens the door.'],
    'Smoke or flames seen': ['Somebody with burns is no longer led back indoors to a tap.'],
    'Storm or earthquake': [
      'People who go uphill from the sea now stay there until it is officially over.',
    ],
  }),
  ...listed('before 0.3.0', true, {
    'Attacker or weapon': ['Somebody who hides now opens only to the police.'],
    'Death of a resident': ['Breathing is now checked before CPR.'],
    'Hanging or jumping': [
      'Somebody who hangs while you talk is no longer kept still as after a fall.',
    ],
    'Hate incident': [
      'A fire now sets off the alarm.',
      'It no longer asks you to keep the person who did it away.',
    ],
    'Relationship violence': ['Nobody is sent into a fight to call the person away.'],
    'Resident not seen': ['Somebody found hanging is now taken down.'],
    'Threat or violence': [
      'Somebody hoarse or drowsy days after being strangled or hit now gets an ambulance.',
      'It no longer asks you to keep people apart.',
    ],
  }),
  ...listed('before 0.3.0', false, {
    'Appliance smoking': ['It now says what to do when clothes or hair burn.'],
    'Fire alarm sounding': ['It now says what to do when nobody can get out.'],
    'Water through ceiling': ['It now says when to have the door opened if you are alone.'],
    'Resident locked out': ['It now asks about a stove and a child behind the door.'],
    'Allergy or asthma': ['“Do this first” now says when to call, as a mild rash needs no call.'],
    'Death of a resident': ['The duty manager is now called before the police have come.'],
    'Distress or self-harm': ['It no longer promises that you can be reached at any hour.'],
    Hazing: [
      'What was long ago, or one drink, no longer means an ambulance.',
      'The duty manager now hears of talk of suicide.',
    ],
    'Hate incident': [
      'Somebody hurt or threatened is now believed and offered help too.',
      'The duty manager now hears of talk of suicide.',
    ],
    'Relationship violence': [
      'The police, a doctor, a friend and another bed are now offered.',
      'The duty manager now hears of talk of suicide.',
    ],
    'Sexual violence': [
      '“Do this first” no longer has everybody who is hurt call.',
      'Evidence is now mentioned only if it happened in the last few days.',
      'The duty manager now hears of talk of suicide.',
    ],
    'Threat or violence': [
      '“Do this first” now also fits what happened days ago.',
      'The duty manager now hears of talk of suicide.',
    ],
    'Attacker or weapon': ['A lockdown with nothing near now means: stay in.'],
    'Resident not seen': ['Being afraid of someone no longer means an ambulance.'],
    'Stranger in building': ['After an emergency call it now always ends escalated.'],
    'Injury or seizure': ['“Do this first” now says when to call, as a small cut needs no call.'],
    'Overdose: drugs, pills': [
      '“Do this first” now says when to call.',
      'It now asks whether it was taken to do harm, since “on purpose” fits every drug.',
    ],
    'Suddenly ill': ['A headache alone no longer sends everybody out of the building.'],
    Choking: ['A cough that does not stop within minutes now gets an ambulance.'],
    'Too much alcohol': ['An advisor at a safe distance from somebody violent can now continue.'],
  }),
  ...listed('0.1.0', true, {
    'Allergy or asthma': [
      'Trouble breathing, wheezing or a cough after food or a sting is now an emergency.',
    ],
    'Suddenly ill': [
      'Somebody who is newly confused or very drowsy now gets an ambulance, with or without a fever.',
      'It now asks about carbon monoxide before it lets anybody rest in the room.',
    ],
    'Unresponsive person': [
      'Somebody is now sent for a defibrillator whenever CPR starts.',
      'The person is now turned onto their back before the breathing is checked.',
    ],
    Choking: ['Somebody is now sent for a defibrillator whenever CPR starts.'],
    'Overdose: drugs, pills': [
      'Somebody is now sent for naloxone and a defibrillator whenever CPR starts.',
      'The person is now turned onto their back before the breathing is checked.',
    ],
    'Too much alcohol': ['CPR is now on the first screens for somebody who cannot be woken.'],
    'Injury or seizure': ['During a seizure in water, the head is now held up and back.'],
    'Hanging or jumping': [
      'It now says plainly whose instructions to follow: those of the emergency line.',
      'Somebody is now sent for a defibrillator whenever CPR starts.',
    ],
    'Death of a resident': ['Somebody is now sent for a defibrillator whenever CPR starts.'],
    'Distress or self-harm': [
      'It now says plainly whose instructions to follow: those of the emergency line.',
    ],
    'Attacker or weapon': [
      'It now says what to do when you cannot speak on an emergency call.',
      'It now says what to do when the attacker comes near.',
      'It now says plainly whose instructions to follow: those of the emergency line.',
    ],
    'Smoke or flames seen': ['It now says what to do when clothes burn: stop, drop and roll.'],
    'Water through ceiling': [
      'When the water runs and nobody answers, it now has somebody look for a person in trouble.',
    ],
  }),
  ...listed('0.1.0', false, {
    'Allergy or asthma': ['The inhaler is now used as the person’s own plan says.'],
    'Overdose: drugs, pills': ['Powder or needles are no longer a reason to stay away.'],
    'Death of a resident': ['It now says which signs are enough to know that somebody is dead.'],
    'Too much alcohol': ['A spiked drink alone no longer calls an ambulance at once.'],
    'Bomb threat or package': ['It now has steps for powder from a letter.'],
    'Smoke or flames seen': ['Burns now get cool running water for 20 minutes.'],
    'Storm or earthquake': [
      'Near the sea, it now sends people uphill after a long or strong quake.',
    ],
    'Suddenly ill': ['A serious infection is now recognized without a fever too.'],
  }),
  ...listed('before 0.1.0', true, {
    'Unresponsive person': [
      'Somebody who is confused, very drowsy or had a seizure now gets an ambulance and is watched.',
      'Somebody who snores or vomits is now turned onto their side.',
    ],
    'Injury or seizure': [
      'CPR is no longer started on somebody who is awake, and stroke and swelling are recognized.',
    ],
    'Too much alcohol': ['It now says what to do when they get worse.'],
    'Resident not seen': [
      'It now starts CPR when a resident is found not breathing, and asks whether one who answers is safe.',
    ],
    'Distress or self-harm': [
      'It no longer sends an advisor to sit near a weapon, and says what to do when they get worse.',
    ],
    'Sexual violence': [
      'It now asks about strangling and drugs, for which a doctor is needed the same night.',
    ],
    'Smell of cannabis': ['It now has a way out when somebody at the door has a weapon.'],
    'Event out of hand': ['It now has a way out when somebody has a weapon.'],
    'No heating, cold night': [
      'It now asks about carbon monoxide and about people who get too cold.',
    ],
    'Bed bugs or mice': ['A bat, a bite and a sting that needs an ambulance now have steps.'],
    'Fire alarm sounding': ['It now says what to do when the way out is full of smoke.'],
    'Gas or carbon monoxide': [
      'It no longer uses the alarm button near gas, and wakes people who are asleep.',
    ],
    'Appliance smoking': ['A battery that smokes is now left alone, with the door closed.'],
  }),
];
