import { around } from '#core/base/text-change.ts';
import { formatTime } from '#core/base/format.ts';
import { ORIGINAL } from '#core/base/language.ts';
import { languageName } from '#core/base/language-name.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { AskedStep, OpenedRecord } from '#core/record/recorded-schema.ts';
import { formerOf } from '#core/record/record-text.ts';
import { recordWords } from '#core/record/record-words.ts';
import { languagesShown } from '#core/record/shown-languages.ts';
import { shownName } from '#core/record/shown-names.ts';
import { textWithNames } from '#core/record/timeline.ts';
import { isOwnQuestion, sentenceOfStart, type StoryEntry } from '#core/record/story.ts';
import { mapTexts } from '#core/step/step-texts.ts';
import type { Branch } from '#core/step/step.ts';
import { drawn, markup, type Markup } from '../../base/markup.ts';
import { evidenceWords as words } from './words.ts';

/** A function that returns the bytes of an image by its hash, or undefined if the file does not have it. */
export type PictureOf = (hash: string) => Uint8Array | undefined;

const two = (number: number): string => String(number).padStart(2, '0');

/** Returns '0:30' or '1:02:05' for milliseconds since Start. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function picture(path: string | undefined, pictureOf: PictureOf): Markup {
  const hash = path === undefined ? undefined : hashOfImage(path);
  if (hash === undefined) return markup``;
  const bytes = pictureOf(hash);
  if (!bytes) return markup`<p class="quiet">${words.noPicture(hash)}</p>`;
  const source = `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
  return markup`<img alt="${words.picture}" src="${source}">`;
}

/** Returns a text of the procedure with its language, if that differs from the language of the page (TRANSLATE-20). */
export const spoken = (text: string, lang: string): Markup =>
  lang === ORIGINAL ? markup`${drawn(text)}` : markup`<span lang="${lang}">${drawn(text)}</span>`;

function began(record: OpenedRecord, lang: string): Markup {
  const [before, after] = around((title) => sentenceOfStart(record, title));
  return markup`<p>${drawn(before)}${spoken(record.title, lang)}${drawn(after)}</p>`;
}

function happened(entry: StoryEntry, record: OpenedRecord, lang: string): Markup {
  const { did, asked = '', answer = '', text, isOwnAnswer, isAgain, number, shownIn } = entry;
  if (did === 'began') return began(record, lang);
  if (did !== 'answered') return markup`<p>${drawn(text)}</p>`;
  const own = (isOwn: boolean, said: string) => (isOwn ? spoken(said, lang) : drawn(said));
  const place = number === null ? '' : `${number}. `;
  const again = isAgain ? ` (${recordWords.again})` : '';
  const language =
    shownIn === undefined
      ? markup``
      : markup`<p class="quiet">${recordWords.shownIn(languageName(shownIn))}</p>`;
  return markup`<p>${place}${own(isOwnQuestion(asked), asked)}</p><p><b>${own(isOwnAnswer, answer)}</b>${again}</p>${language}`;
}

/** Draws the events in order, each with the campus's time, the time since Start, and the image if it was shown for the first time. */
export function storyMarkup(
  entries: readonly StoryEntry[],
  record: OpenedRecord,
  lang: string,
  pictureOf?: PictureOf,
): Markup {
  const { startedAt, timeZone } = record;
  const begun = Date.parse(startedAt);
  const when = (at: number): Markup => {
    const time = formatTime(new Date(at).toISOString(), timeZone);
    const since = `${elapsedText(at - begun)} ${words.sinceStart}`;
    return markup`<time>${time}</time><span class="quiet">${since}</span>`;
  };
  const items = entries.map((entry) => {
    const { at, did, image, isAgain } = entry;
    const seen = pictureOf && did === 'answered' && !isAgain ? picture(image, pictureOf) : '';
    const time = at === undefined ? '' : when(at);
    return markup`<li><div>${time}</div><div>${happened(entry, record, lang)}${seen}</div></li>`;
  });
  return markup`<ol>${items}</ol>`;
}

export function factsMarkup(rows: readonly { name: string; text: string }[]): Markup {
  const items = rows.map(
    ({ name, text }) => markup`<div><dt>${name}</dt><dd>${drawn(text)}</dd></div>`,
  );
  return markup`<dl>${items}</dl>`;
}

type Answers = { readonly yes: string; readonly no: string };

/** Draws the question and the answers of a step, with its own texts drawn by `say`. Contacts have the names that were shown (CONTACT-7). */
function wordsOfStep(
  step: AskedStep,
  { moments = [], campus }: OpenedRecord,
  say: (text: string) => Markup,
  { yes, no }: Answers = { yes: 'Yes', no: 'No' },
): Markup {
  const { customiseAnswerType: isCustom, confirmationAction } = step;
  const shown = (id: string) => shownName(moments, step._id, id);
  const own = (text: string) => say(textWithNames(text, campus, shown));
  const answerOf = (text: string | undefined, plain: string) =>
    isCustom && text ? own(text) : markup`${plain}`;
  const answers: { readonly [B in Branch]: Markup | undefined } = {
    yesAction: answerOf(step.yesAction?.customText, yes),
    noAction: answerOf(step.noAction?.customText, no),
    confirmationAction:
      confirmationAction?.confirmationText === undefined
        ? undefined
        : own(confirmationAction.confirmationText),
  };
  const both = answers.confirmationAction ?? [
    answers.yesAction ?? '',
    ' / ',
    answers.noAction ?? '',
  ];
  return markup`<p>${own(step.question ?? '')}</p><p class="quiet">${both}</p>`;
}

/** Draws the texts of a step in each other language in which it was shown (TRANSLATE-11). */
function inLanguages(step: AskedStep, record: OpenedRecord): Markup[] {
  return languagesShown(record.moments ?? [], step._id).map((language) => {
    const name = recordWords.shownIn(languageName(language));
    const { steps, answers: plain } = record.translated?.[language] ?? {};
    const own = steps && Object.hasOwn(steps, step._id) ? steps[step._id] : undefined;
    if (!own) return markup`<p class="quiet">${name}</p><p>${words.noProcedure}</p>`;
    const translated = mapTexts(step, ({ field, text }) => own[field] ?? text);
    const texts = wordsOfStep(translated, record, (text) => markup`${drawn(text)}`, plain);
    return markup`<p class="quiet">${name}</p><div lang="${language}">${texts}</div>`;
  });
}

/** Returns every step of the revision, with the texts of its answers, as they were shown. */
export function procedureMarkup(record: OpenedRecord, lang: string): Markup {
  const { asked } = record;
  if (asked.length === 0) return markup`<p>${words.noProcedure}</p>`;
  const items = asked.map((step, index) => {
    const texts = wordsOfStep(step, record, (text) => spoken(text, lang));
    const place = recordWords.step(index + 1);
    return markup`<li><div class="quiet">${place}</div><div>${texts}${inLanguages(step, record)}</div></li>`;
  });
  return markup`<ol>${items}</ol>`;
}

/** Draws the versions that corrections replaced, or nothing if there were none. */
export function correctionsMarkup(record: OpenedRecord): Markup {
  const former = formerOf(record).map(({ name, when, differences }) => ({
    name: `${name}, ${when}`,
    text: differences.join('\n'),
  }));
  if (former.length === 0) return markup``;
  return markup`<h2>${recordWords.corrections}</h2>${factsMarkup(former)}`;
}
