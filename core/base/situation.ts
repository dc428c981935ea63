/**
 * The situations that the table of meanings knows, in its order: an id, which files and stored issues name, and the
 * words that screens show (SEARCH-16). Ids stay; a new situation comes last.
 */
export const SITUATIONS = [
  { id: 'locked-out', name: 'locked out' },
  { id: 'lost-key', name: 'lost key' },
  { id: 'stranger', name: 'stranger' },
  { id: 'attacker', name: 'attacker' },
  { id: 'threat', name: 'threat or fight' },
  { id: 'relationship', name: 'partner violence' },
  { id: 'sexual', name: 'sexual violence' },
  { id: 'images', name: 'hidden camera or blackmail' },
  { id: 'hate', name: 'hate incident' },
  { id: 'hazing', name: 'hazing' },
  { id: 'bomb', name: 'bomb threat' },
  { id: 'death', name: 'death' },
  { id: 'hanging', name: 'hanging or about to jump' },
  { id: 'self-harm', name: 'suicidal or self-harm' },
  { id: 'overdose', name: 'overdose' },
  { id: 'drunk', name: 'drunk' },
  { id: 'unresponsive', name: 'not responding' },
  { id: 'choking', name: 'choking' },
  { id: 'allergy', name: 'allergy or asthma' },
  { id: 'ill', name: 'suddenly ill' },
  { id: 'injury', name: 'injury or seizure' },
  { id: 'heat-illness', name: 'heat illness' },
  { id: 'infectious', name: 'infectious illness' },
  { id: 'hospital', name: 'hospital' },
  { id: 'panic', name: 'panic or strange behaviour' },
  { id: 'eating', name: 'eating disorder' },
  { id: 'lonely', name: 'homesick or stressed' },
  { id: 'missing', name: 'not seen for days' },
  { id: 'under-18', name: 'under 18 or a child' },
  { id: 'roommate', name: 'roommate conflict' },
  { id: 'noise', name: 'noise' },
  { id: 'event', name: 'event out of hand' },
  { id: 'cannabis', name: 'cannabis smell' },
  { id: 'smoking', name: 'smoking or vaping' },
  { id: 'found-items', name: 'drugs, weapon or alcohol found' },
  { id: 'prohibited', name: 'banned thing in a room' },
  { id: 'theft', name: 'theft or damage' },
  { id: 'police', name: 'police or officials' },
  { id: 'press', name: 'press or a parent asks' },
  { id: 'fire', name: 'smoke or flames' },
  { id: 'fire-alarm', name: 'fire alarm' },
  { id: 'appliance', name: 'appliance smoking' },
  { id: 'fire-equipment', name: 'fire equipment or doors broken' },
  { id: 'gas', name: 'gas or carbon monoxide' },
  { id: 'chemical', name: 'chemical spill' },
  { id: 'water', name: 'water leak' },
  { id: 'blocked', name: 'plumbing' },
  { id: 'heating', name: 'no heating' },
  { id: 'power', name: 'power cut or lift' },
  { id: 'repair', name: 'repair' },
  { id: 'internet', name: 'internet' },
  { id: 'storm', name: 'storm or earthquake' },
  { id: 'pests', name: 'bed bugs or mice' },
  { id: 'animal', name: 'animal or pet' },
  { id: 'body-fluids', name: 'body fluids, needle or glass' },
  { id: 'guest', name: 'guest' },
  { id: 'moving', name: 'moving or room change' },
  { id: 'post', name: 'post or parcel' },
  { id: 'laundry-food', name: 'laundry or food' },
  { id: 'parking', name: 'car or parking' },
  { id: 'access-needs', name: 'access needs' },
  { id: 'money', name: 'scam or money' },
  { id: 'protest', name: 'protest' },
  { id: 'no-contact', name: 'no-contact order' },
  { id: 'duty', name: 'nobody on duty answers' },
  { id: 'other', name: 'something else' },
] as const satisfies readonly { readonly id: string; readonly name: string }[];

/** The mark before an id that an author takes away from an issue; without it, the author adds it (ISSUES-29). */
export const TAKEN_AWAY = '-';

/** Returns an author's change of an issue's situations in words, such as 'not lost key'; undefined if it is none. */
export function situationInWords(change: string): string | undefined {
  const isAway = change.startsWith(TAKEN_AWAY);
  const id = isAway ? change.slice(TAKEN_AWAY.length) : change;
  const name = SITUATIONS.find((one) => one.id === id)?.name;
  return name && isAway ? `not ${name}` : name;
}
