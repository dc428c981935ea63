/**
 * The situations that the table of meanings knows, in its order, by the ids that files and stored issues name
 * (SEARCH-16), with the words that screens show. An id stays; a new one comes last.
 */
export const SITUATION_NAMES = {
  'locked-out': 'locked out',
  'lost-key': 'lost key',
  stranger: 'stranger',
  attacker: 'attacker',
  threat: 'threat or fight',
  relationship: 'partner violence',
  sexual: 'sexual violence',
  images: 'hidden camera or blackmail',
  hate: 'hate incident',
  hazing: 'hazing',
  bomb: 'bomb threat',
  death: 'death',
  hanging: 'hanging or about to jump',
  'self-harm': 'suicidal or self-harm',
  overdose: 'overdose',
  drunk: 'drunk',
  unresponsive: 'not responding',
  choking: 'choking',
  allergy: 'allergy or asthma',
  ill: 'suddenly ill',
  injury: 'injury or seizure',
  'heat-illness': 'heat illness',
  infectious: 'infectious illness',
  hospital: 'hospital',
  panic: 'panic or strange behavior',
  eating: 'eating disorder',
  lonely: 'homesick or stressed',
  missing: 'not seen for days',
  'under-18': 'under 18 or a child',
  roommate: 'roommate conflict',
  noise: 'noise',
  event: 'event out of hand',
  cannabis: 'cannabis smell',
  smoking: 'smoking or vaping',
  'found-items': 'drugs, weapon or alcohol found',
  prohibited: 'prohibited item in a room',
  theft: 'theft or damage',
  police: 'police or officials',
  press: 'press or a parent asks',
  fire: 'smoke or flames',
  'fire-alarm': 'fire alarm',
  appliance: 'appliance smoking',
  'fire-equipment': 'fire equipment or doors broken',
  gas: 'gas or carbon monoxide',
  chemical: 'chemical spill',
  water: 'water leak',
  blocked: 'plumbing',
  heating: 'no heating',
  power: 'power out or elevator',
  repair: 'repair',
  internet: 'internet',
  storm: 'storm or earthquake',
  pests: 'bed bugs or mice',
  animal: 'animal or pet',
  'body-fluids': 'body fluids, needle or glass',
  guest: 'guest',
  moving: 'moving or room change',
  post: 'mail or package',
  'laundry-food': 'laundry or food',
  parking: 'car or parking',
  'access-needs': 'access needs',
  money: 'scam or money',
  protest: 'protest',
  'no-contact': 'no-contact order',
  duty: 'nobody on duty answers',
  other: 'something else',
} as const;
export type Situation = keyof typeof SITUATION_NAMES;
export const SITUATIONS = Object.keys(SITUATION_NAMES) as readonly Situation[];

/** The mark before an id that an author takes away from an issue; without it, the author adds it (ISSUES-29). */
export const TAKEN_AWAY = '-';

/** Returns an author's change of an issue's situations in words, such as 'not lost key'; undefined if it is none. */
export function situationInWords(change: string): string | undefined {
  const isAway = change.startsWith(TAKEN_AWAY);
  const id = isAway ? change.slice(TAKEN_AWAY.length) : change;
  const situation = SITUATIONS.find((one) => one === id);
  return situation && `${isAway ? 'not ' : ''}${SITUATION_NAMES[situation]}`;
}
