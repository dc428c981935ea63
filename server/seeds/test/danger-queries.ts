import { searchesOf } from './starter-queries.ts';

/**
 * Words of people who see somebody in danger, in their own voice, by the procedure that should come first. '|'
 * separates two that are both right, such as one for a named cause and one for any cause.
 */
const TYPED: Readonly<Record<string, string>> = {
  'Unresponsive person': `
    barely breathing, student down in hallway, person lying in corridor, a student down in the stairwell,
    found a girl lying on the bathroom floor, passed out on stairs, passed out in the shower,
    girl passed out in hallway,
    he passed out and wont get up, not breathing right, she quit breathing, hardly breathing at all,
    is he even breathing, no pulse on him, cant find a pulse, found her unconscious,
    guy unconscious in bathroom, roommate not responding, hes not responding to me,
    eyes open but not responding, wont wake up at all, cant wake my roommate,
    shaking her and she doesnt wake, his lips are blue, turning blue on the floor,
    face down and not moving, snoring weird and cant be woken, too drunk to wake up`,
  'Unresponsive person|Too much alcohol': `passed out drunk, passed out at the party`,
  'Unresponsive person|Overdose: drugs, pills': `
    took pills and wont wake up, overdosed and not breathing`,
  'Unresponsive person|Allergy or asthma': `not breathing after peanut`,
  'Unresponsive person|Injury or seizure': `
    hit his head and is unconscious, seizure and not breathing, fell off the loft not moving,
    knocked out cold`,
  'Unresponsive person|Heat illness': `passed out from the heat`,
  'Unresponsive person|Hanging or jumping': `hanging and not breathing`,
  'Unresponsive person|Suddenly ill': `
    fainted in class, fainted after giving blood, fainted and not waking, collapsed during practice`,
  'Unresponsive person|Attacker or weapon': `found a gun roommate passed out`,
  Choking: `choking and turning blue, swallowed a grape cant breathe`,
  'Allergy or asthma': `asthma and can barely breathe`,
  'Attacker or weapon': `
    roommate has a gun, kid with a pistol in the lobby, somebody pulled a knife,
    guy waving a machete, heard gunshots outside, my ex has a gun, being held hostage`,
  'Attacker or weapon|Threat or violence': `he says he will shoot us`,
  'Attacker or weapon|Injury or seizure': `man stabbed in the parking lot`,
  'Drugs or weapon found|Attacker or weapon': `roommate keeps a gun under the bed`,
  'Distress or self-harm|Hanging or jumping': `wants to kill himself`,
  'Hanging or jumping': `
    how do i cut someone down, standing on the edge of the roof, about to jump off the balcony,
    rope around his neck`,
  'Distress or self-harm': `
    student crying lying on floor, student broke down crying, says there is no point living,
    found a gun he wants to die, gun in his closet he wants to die`,
  'Distress or self-harm|Resident not seen': `sent me a goodbye text`,
  'Overdose: drugs, pills': `drank drain cleaner`,
  'Overdose: drugs, pills|Distress or self-harm': `took all her pills to die`,
  'Distress or self-harm|Injury or seizure': `cutting her wrists right now`,
  'Injury or seizure': `
    blood everywhere wont stop, bleeding out, arm through window spurting blood`,
  'Smoke or flames seen': `room on fire, trash can on fire in lounge, smoke pouring under the door`,
  'Smoke or flames seen|Appliance smoking': `
    flames coming from the dryer, battery exploded, lithium battery on fire`,
  'Gas or carbon monoxide': `
    smells like gas by the stairs, rotten egg smell and everyone dizzy, carbon monoxide and headache`,
};

export const DANGER_QUERIES = searchesOf(TYPED);
