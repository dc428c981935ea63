import { answerName } from '#core/base/display-name.ts';
import { timelineMessages } from '#core/base/timeline-messages.ts';
import type { AnswerAct } from '#core/record/acts.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { shownName } from '#core/record/shown-names.ts';
import type { StoryEntry } from '#core/record/story.ts';
import { textWithNames } from '#core/record/timeline.ts';

export type ShownWords = {
  readonly language: string;
  readonly question: string;
  readonly answer: string;
};

/** Returns the words of an answered step in the language in which it was shown; undefined for the original, or if they are not known (TRANSLATE-11). */
export function shownWords(record: OpenedRecord, entry: StoryEntry): ShownWords | undefined {
  const { asked, translated, moments = [], campus } = record;
  const { step: id = '', shownIn: language, at } = entry;
  const step = asked.find(({ _id }) => _id === id);
  const words = language === undefined ? undefined : translated?.[language];
  if (language === undefined || !step || !words || !Object.hasOwn(words.steps, id)) {
    return undefined;
  }
  const own = words.steps[id] ?? {};
  const since = at === undefined ? Infinity : at - Date.parse(record.startedAt);
  const named = (text: string): string =>
    textWithNames(text, campus, (contact) => shownName(moments, id, contact, since));
  const isAnswer = (plain: 'Yes' | 'No', act: 'yes' | 'no'): boolean => {
    const custom = step.customiseAnswerType ? step[`${act}Action`]?.customText : undefined;
    const texts = custom ? [named(custom)] : [answerName(plain), timelineMessages.answers[act]];
    return texts.includes(entry.answer ?? '');
  };
  const { yes, no } = words.answers;
  const answers: Readonly<Record<AnswerAct, string | undefined>> = {
    yes: isAnswer('Yes', 'yes') ? (own['yesAction.customText'] ?? yes) : undefined,
    no: isAnswer('No', 'no') ? (own['noAction.customText'] ?? no) : undefined,
    tick: own['confirmationAction.confirmationText'],
  };
  const answer = Object.values(answers).find((text) => text !== undefined) ?? '';
  return { language, question: named(own.question ?? ''), answer: named(answer) };
}
