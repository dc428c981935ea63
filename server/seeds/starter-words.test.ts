import { describe, expect, test } from 'vitest';
import { faults, made, outcomeOf, type Check } from './test/seed-paths.ts';
import { confirm, finish, next, type SeedIssue } from './base/seed-shape.ts';
import { STARTER_LIBRARY } from './starter-library.ts';

/** Lists everything an advisor reads of a procedure. */
function textsOf({ title, firstAct = '', steps }: SeedIssue): string[] {
  const read = steps.flatMap((step) =>
    step.answerType === 'Yes or No'
      ? [step.question, step.yes.text ?? '', step.no.text ?? '']
      : [step.question, step.confirmationText],
  );
  return [title, firstAct, ...read];
}

const explainsWorsening: Check = (path) => {
  const isExplained = path.slice(-3).some(({ step }) => /\bambulance\b/i.test(step.question));
  const isLeft = outcomeOf(path) === 'resolved' && !isExplained;
  return isLeft ? `${path.at(-1)?.step.key} says of no ambulance if it gets worse` : undefined;
};

/** Tells whether a sentence without an ambulance or a call asks to tell the advisor of an emergency, or at any hour. */
function asksForTheAdvisor(text: string): boolean {
  const sentences = text.split(/(?<=[.!?;])\s/);
  if (/\breach you at any hour\b/i.test(text)) return true;
  return sentences.some(
    (each) =>
      /\b(?:tell|call) (?:you|me)\b/i.test(each) &&
      /\b(?:worse|unwell|ill|hurt|gas|smoke|breath\w*)\b/i.test(each) &&
      !/\bambulance\b/i.test(each),
  );
}

// START-24
describe('a person who is left alone is told to call an ambulance first if it gets worse', () => {
  const medical = STARTER_LIBRARY.filter(({ category }) => category === 'Medical');
  test.each(medical.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
    expect(faults(seed, explainsWorsening)).toEqual([]);
  });

  test('and no text asks for the advisor instead', () => {
    expect(STARTER_LIBRARY.flatMap(textsOf).filter(asksForTheAdvisor)).toEqual([]);
  });

  test('is found where it is missing', () => {
    const stay = confirm('stay', 'Stay.', 'Done', next());
    const end = confirm('end', 'Say how to reach you. Choose “Issue resolved”.', 'Done', finish());
    expect(faults(made(stay, end), explainsWorsening)).toEqual([
      'end says of no ambulance if it gets worse',
    ]);
    expect(asksForTheAdvisor('Say how to reach you at any hour.')).toBe(true);
    expect(asksForTheAdvisor('A light cough: fresh air. If it gets worse, they tell you.')).toBe(
      true,
    );
  });
});

/** The words that mean something else, or nothing, on the other side of the Atlantic. */
const ONE_SIDED =
  /\btorch(?:es)?\b|\bpris(?:e|ing)\b|\bpry\b|\bring (?:\w+ )?back\b|\bhobs?\b|\bcross\b|\b(?:make|be|being) (?:them )?sick\b|\b(?:ground|first|second) floor\b|\bpavement\b|\bsidewalk\b|\bfaucet\b|\bpoorly\b|\bplasters?\b|\bA&E\b|\bER\b|\bparacetamol\b|\btylenol\b|\bfortnight\b|\blifts?\b(?!\))|\bgrills?\b|\bcome round\b|\btimetable\b|\bcounsell|\b(?:label|cancel)led\b|\b(?:neighb|col)our|\bgrey\b|\borganis|\brecognis/i;

// START-25
test('no text has a word that is read otherwise, or not at all, in Britain or in America', () => {
  // An installed campus knows the procedure by this title.
  expect(STARTER_LIBRARY.flatMap(textsOf).filter((text) => ONE_SIDED.test(text))).toEqual([
    'Power out or lift',
  ]);
  expect(
    ['Torches, no candles.', 'Never make them sick.', 'No lift.'].filter(
      (text) => !ONE_SIDED.test(text),
    ),
  ).toEqual([]);
});

/** 'They' for the person who answers the emergency call, or a word for it that one side does not know. */
const NO_OPERATOR =
  /\bdo (?:as|what) they\b|\bthey let you go\b|\btell them(?: so)?,? (?:start )?CPR\b|\bcall handler\b|\bdispatcher\b|\bloudspeaker\b/i;

// START-25
test("the person who answers the emergency call is the operator, never 'they'", () => {
  expect(STARTER_LIBRARY.flatMap(textsOf).filter((text) => NO_OPERATOR.test(text))).toEqual([]);
  expect(
    ['Do what they say.', 'Once they let you go, call.', 'Ask the dispatcher.'].filter(
      (text) => !NO_OPERATOR.test(text),
    ),
  ).toEqual([]);
});

/** Counts the pieces that an eye takes in one by one; a colon ends one as a full stop does. */
function sentencesOf(text: string): number {
  return text.split(/[.!?:]+(?=\s|”|$)/).filter((part) => /\w/.test(part)).length;
}

// START-37
test('no screen holds more than six sentences', () => {
  const full = STARTER_LIBRARY.flatMap(({ title, steps }) =>
    steps
      .filter(({ question }) => sentencesOf(question) > 6)
      .map(({ key, question }) => `${title}, ${key}: ${sentencesOf(question)}`),
  );
  expect(full).toEqual([]);
  expect(sentencesOf('Say: “Stay.” Worse: an ambulance.')).toBe(4);
});
