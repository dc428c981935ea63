import { expect, test } from 'vitest';
import { CHANGED_TEXTS } from './changed-texts.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

/** The words of a procedure to which a reason applies. */
const SAID: Readonly<Record<string, RegExp>> = {
  '“Do this first” no longer reads as if somebody awake and out of breath gets CPR.':
    /^[^?]*no answer, no normal breathing: CPR/i,
  'Somebody who wheezes now gets an inhaler after the injector.':
    /their injector[^?]*wheeze: inhaler/i,
  'Trouble breathing after medicine or with a rash is now an emergency too.':
    /with rash, food, sting, medicine: breathless/i,
  'An asthma attack in which somebody barely talks is now an emergency at once.':
    /drowsy, barely talks[^]*mild asthma/i,
  'Somebody drowsy after a hard fall is now kept still, and nobody with a nosebleed is laid down.':
    /nosebleed sits, others lie[^]*hard fall: keep them still\. not alert \(no fall\)/i,
  'Who did it is now asked in private.': /in private: “did somebody do this/i,
  'Somebody hurt by a violent person is now sent to the procedure that calls.':
    /with a weapon, or anyone hurt: leave/i,
  'Somebody who chokes and cannot answer is no longer treated as limp.':
    /gone limp, or passed out\?(?![^]*no longer answer)/i,
  'Blows and thrusts are now described wherever they are asked for.':
    /5 hard blows between[^]*5 hard blows between/i,
  'CPR now waits until a seizure stops.': /once jerking stops: on their side/i,
  'A seizure in water now always gets an ambulance.': /any one\? in water \(/i,
  'A stab wound or being knocked out, even briefly, now gets an ambulance.':
    /\bstab\b[^]*knocked out/i,
  'Somebody who answers no longer gets CPR.': /once jerking stops[^]*is the breathing normal/i,
  'An advisor who called a crew now stays until it arrives.': /any one\? crew called/i,
  'Nobody is sent to walk with or stay with somebody violent.':
    /only if calm[^]*while they are calm, you stay/i,
  'Nobody in a seizure gets CPR, and naloxone is mentioned where drugs were taken too.':
    /if they jerk, wait[^]*if drugs too, naloxone/i,
  'Somebody in a seizure is no longer laid on their back.': /jerk again and again/i,
  'Somebody who breathed smoke or fumes, or needs a crew, now waits for it.':
    /any one\? crew called[^]*smoke, fumes/i,
  'The screen with the call now asks whether they are breathing.':
    /on speaker[^?]*how do they breathe\?/i,
  'With carbon monoxide, the operator is now told who is inside.':
    /by the stairs\.[^.]*who is inside/i,
  'With diabetes, the operator is now asked about sugar.':
    /with diabetes, ask the operator about sugar/i,
  'Trouble breathing, wheezing or a cough after food or a sting is now an emergency.':
    /food, sting, medicine: breathless, wheeze, cough/i,
  'Somebody who is newly confused or very drowsy now gets an ambulance, with or without a fever.':
    /no answer, confused, very drowsy/i,
  'It now asks about carbon monoxide before it lets anybody rest in the room.':
    /may be carbon monoxide/i,
  'Somebody who is well again after sugar is now asked about carbon monoxide too.':
    /may be carbon monoxide[^]*a sweet drink/i,
  'Somebody is now sent for a defibrillator whenever CPR starts.': /defibrillator/i,
  'The person is now turned onto their back before the breathing is checked.':
    /on their back[^?]*look, listen(?: and|,) feel/i,
  'Somebody is now sent for naloxone and a defibrillator whenever CPR starts.':
    /fetch naloxone and a defibrillator/i,
  'CPR is now on the first screens for somebody who cannot be woken.': /no normal breathing: CPR/i,
  'During a seizure in water, the head is now held up and back.': /in water \(head up and back/i,
  'It now says plainly whose instructions to follow: those of the emergency line.':
    /do what the operator says/i,
  'It now says what to do when you cannot speak on an emergency call.': /if you cannot speak/i,
  'It now says what to do when the attacker comes near.': /if the attacker gets in/i,
  'It now says what to do when clothes burn: stop, drop and roll.': /stop, drop, roll/i,
  'When the water runs and nobody answers, it now has somebody look for a person in trouble.':
    /may lie hurt in the shower/i,
  'The inhaler is now used as the person’s own plan says.': /as their plan says/i,
  'Powder or needles are no longer a reason to stay away.':
    /needles or powder alone do not make it unsafe/i,
  'It now says which signs are enough to know that somebody is dead.':
    /decay, or an injury that nobody survives/i,
  'A spiked drink alone no longer calls an ambulance at once.':
    /only a drink may be spiked[^.]*an ambulance if they get worse/i,
  'It now has steps for powder from a letter.': /powder come out of a letter/i,
  'Burns now get cool running water for 20 minutes.':
    /burns: cool running water elsewhere, 20 minutes/i,
  'Near the sea, it now sends people uphill after a long or strong quake.':
    /near the sea, and the shaking was long or strong\?[^.]*uphill/i,
  'A serious infection is now recognized without a fever too.': /feverish or very cold/i,
  'Somebody who is confused, very drowsy or had a seizure now gets an ambulance and is watched.':
    /confused, very drowsy[^?]*a seizure/i,
  'Somebody who snores or vomits is now turned onto their side.': /if they vomit or snore, roll/i,
  'CPR is no longer started on somebody who is awake, and stroke and swelling are recognized.':
    /swollen tongue, face or arm hangs/i,
  'It now says what to do when they get worse.': /an ambulance if they get worse/i,
  'It now starts CPR when a resident is found not breathing, and asks whether one who answers is safe.':
    /do they say that they are safe[^]*no normal breathing: on their back, CPR/i,
  'It no longer sends an advisor to sit near a weapon, and says what to do when they get worse.':
    /a gun: get away[^]*does the resident get worse/i,
  'It now asks about strangling and drugs, for which a doctor is needed the same night.':
    /throat, or drug you[^]*a doctor tonight/i,
  'It now has a way out when somebody at the door has a weapon.': /violence or a weapon: get away/i,
  'It now has a way out when somebody has a weapon.': /a weapon or a fight: get away/i,
  'It now asks about carbon monoxide and about people who get too cold.':
    /carbon monoxide alarm[^]*so cold that they no longer shiver/i,
  'A bat, a bite and a sting that needs an ambulance now have steps.':
    /is it a bat[^]*bitten or scratched[^]*many stings/i,
  'It now says what to do when the way out is full of smoke.': /smoke there: into a room/i,
  'It no longer uses the alarm button near gas, and wakes people who are asleep.':
    /no switch, doorbell, alarm button[^]*bang on doors/i,
  'Somebody confused or drowsy from cold is no longer told to go out.':
    /confused or drowsy, call an ambulance;/i,
  'Nobody is sent back into smoke.': /go in if safe, never into smoke/i,
  'Somebody drowsy, or who breathes and does not answer, is now laid on their side while a crew is awaited.':
    /not alert\b[^.;]*\bon their side/i,
  'Somebody hurt is no longer moved before the call.':
    /if someone threatens, go somewhere safe first/i,
  'A card taken by force is now canceled too.': /cancel a card now/i,
  'Nobody is sent to a door that may have somebody violent behind it.':
    /violence or a weapon: keep away\. else knock/i,
  'Somebody who threatens or pushes now gets an emergency call.': /does anyone threaten, push/i,
  'Campus Security now hears of a weapon before it opens the door.': /a weapon too: “let the crew/i,
  'People who go uphill from the sea now stay there until it is officially over.':
    /stay up there until it is officially over/i,
  'The first call now says who is still inside.': /who is still inside/i,
  'The operator is now told who is ill or inside.': /who is ill or inside/i,
  'A cry for help, or somebody ill, no longer sends the advisor away without a crew or CPR.':
    /else talk through the door[^]*no normal breathing: on their back/i,
  'Somebody with burns is no longer led back indoors to a tap.': /cool running water elsewhere/i,
  'It now says what to do when nobody can get out.': /need air: window open/i,
  'It now says what to do when clothes or hair burn.': /clothes or hair on fire: stop, drop, roll/i,
  'An animal bite now needs a doctor the same day.': /scratched[^.]*a doctor today/i,
  'It now asks about snake bites before anything is washed.':
    /has a snake bitten anyone[^]*soap and running water/i,
  'A fight, a crush or somebody hurt after the end now gets an emergency call.':
    /watch them leave\. is there a fight or a crush/i,
  'It now asks about anybody on life support before you wait for an elevator.':
    /rely on power[^]*stay at its door/i,
  'It now says when to have the door opened if you are alone.':
    /you once the operator lets you go, calls/i,
  'A fire now empties the building.': /fire, violence or a weapon: get away first, warn/i,
  'It now asks about a stove and a child behind the door.': /a stove on, or a child alone/i,
  'Somebody who hides now runs only if the attacker gets in, and sends nobody out.':
    /run only if the attacker gets in[^]*defibrillator if the way is safe/i,
  'Somebody who fell is now kept still while their breathing is checked.': /do not tilt the head/i,
  'It now says what to do when you cannot get somebody down.': /never stop holding up/i,
  'A fear for a life now always reaches the duty manager at once.':
    /now: what was feared, how the resident is/i,
  'The person asked for is now warned only by phone.': /by phone, tell that resident/i,
  'A lockdown with nothing near now means: stay in.':
    /a lockdown, and nothing is near you: stay in/i,
  'Being afraid of someone no longer means an ambulance.': /if afraid of a partner, open/i,
  'After an emergency call it now always ends escalated.': /stay until police/i,
  'Somebody who speaks of suicide is now asked for a plan.': /do you have what you need for it/i,
  'A log is now kept hidden on paper, and the crew is let in quietly.':
    /let the crew in quietly[^]*on paper, hide the paper/i,
  'Somebody who hides now opens only to the police.': /open to nobody[^]*let the police open/i,
  'Breathing is now checked before CPR.': /is the breathing normal\?[^]*start CPR/i,
  'Somebody who hangs while you talk is no longer kept still as after a fall.':
    /tell the operator\. do they hang/i,
  'A fire now sets off the alarm.': /fire: alarm, get out/i,
  'It no longer asks you to keep the person who did it away.': /who must be kept away/i,
  'Nobody is sent into a fight to call the person away.': /never go in to a fight/i,
  'Somebody hoarse or drowsy days after being strangled or hit now gets an ambulance.':
    /since then hoarse, drowsy[^]*I must call/i,
  'It no longer asks you to keep people apart.': /who to keep apart/i,
  'Somebody found hanging is now taken down.': /is hanging: hold them up, get them down/i,
  'The duty manager now hears of talk of suicide.': /if a clear no: [^.]*duty-manager/i,
  'Somebody who bleeds is now cared for before the second call.':
    /press hard on a wound[^]*come and let police/i,
  'It now asks about suicide, even days later.': /thinking about suicide/i,
  'What was long ago, or one drink, no longer means an ambulance.': /today: a blow[^]*much drink/i,
  'Somebody hurt or threatened is now believed and offered help too.':
    /to whoever was targeted: “I believe you/i,
  'The police, a doctor, a friend and another bed are now offered.': /offer the police, a doctor/i,
  '“Do this first” no longer has everybody who is hurt call.':
    /^safe now\? If not, or if badly hurt/i,
  'Evidence is now mentioned only if it happened in the last few days.':
    /if it was in the last days, say/i,
  '“Do this first” now also fits what happened days ago.': /^now or hours ago/i,
  'When somebody is hurt, it now also asks who is still inside.': /nobody leaves or goes back/i,
  'Somebody who touched powder is no longer led near others.': /after powder: stay where you are/i,
  'The duty manager now hears of every emergency at once, and of voices.':
    /now: what happened, whether the resident is under 18[^]*hear no voices/i,
  'The duty manager is now called before the police have come.':
    /one of you stays at the door for the police/i,
  'It no longer promises that you can be reached at any hour.': /an ambulance or that line/i,
  '“Do this first” no longer keeps anybody near a gun.': /^[^?]*; a gun: get away\./i,
  'It no longer ends as resolved while somebody may be missing.': /nobody is missing or unwell/i,
  'Somebody on an edge who does not answer is no longer treated as having fallen.':
    /do they lie there and give no answer/i,
  'Smoke or a running sprinkler now means: leave the building.': /smoke or a sprinkler: all out/i,
  '“Do this first” now says when to call, as a mild rash needs no call.':
    /^breathless, faint: call/i,
  '“Do this first” now says when to call, as a small cut needs no call.': /^badly hurt: call/i,
  '“Do this first” now says when to call.': /^too much, unwell: call/i,
  'It now asks whether it was taken to do harm, since “on purpose” fits every drug.':
    /crew called\. self-harm/i,
  'A headache alone no longer sends everybody out of the building.':
    /if they have a headache[^?]*: are others ill too/i,
  'A cough that does not stop within minutes now gets an ambulance.':
    /any one of these\? still coughing/i,
  'An advisor at a safe distance from somebody violent can now continue.':
    /keep back, keep others back\. call/i,
  'A battery that smokes is now left alone, with the door closed.':
    /a battery that smokes[^]*shut the door[^]*never fight it/i,
};

// STARTERS-1
test.each(CHANGED_TEXTS.map(({ title, why }) => [title, why] as const))(
  'the report about %s is true of its words: %s',
  (title, why) => {
    const seed = STARTER_LIBRARY.find((one) => one.title === title);
    const text = [seed?.firstAct, ...(seed?.steps ?? []).map(({ question }) => question)].join(' ');
    expect(text).toMatch(SAID[why] ?? /^no words are named for this reason$/);
  },
);

// STARTERS-1
test('no words are changed for a reason that is not reported', () => {
  const told = new Set(CHANGED_TEXTS.map(({ why }) => why));
  expect(Object.keys(SAID).filter((why) => !told.has(why))).toEqual([]);
});
