import { formatTime } from '#core/base/format.ts';
import { hashOfImage } from '#core/base/image.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { formerOf } from '#core/record/record-text.ts';
import { recordWords } from '#core/record/record-words.ts';
import { shownName } from '#core/record/shown-names.ts';
import { textWithNames } from '#core/record/timeline.ts';
import type { StoryEntry } from '#core/record/story.ts';
import type { Branch } from '#core/step/step.ts';
import { drawn, markup, type Markup } from '../../base/markup.ts';
import { evidenceWords as words } from './words.ts';

/** The bytes of a picture by its hash; undefined if it is not in the file. */
export type PictureOf = (hash: string) => Uint8Array | undefined;

const two = (number: number): string => String(number).padStart(2, '0');

/** '0:30' or '1:02:05' of milliseconds since Start. */
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

function happened({ did, asked = '', answer = '', text, isAgain, number }: StoryEntry): Markup {
  if (did !== 'answered') return markup`<p>${drawn(text)}</p>`;
  const place = number === null ? '' : `${number}. `;
  const again = isAgain ? ` (${recordWords.again})` : '';
  return markup`<p>${place}${drawn(asked)}</p><p><b>${drawn(answer)}</b>${again}</p>`;
}

/** Draws the story in order: each event with the campus's time, the time since Start, and the picture when it was first seen. */
export function storyMarkup(
  entries: readonly StoryEntry[],
  { startedAt, timeZone }: OpenedRecord,
  pictureOf?: PictureOf,
): Markup {
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
    return markup`<li><div>${time}</div><div>${happened(entry)}${seen}</div></li>`;
  });
  return markup`<ol>${items}</ol>`;
}

export function factsMarkup(rows: readonly { name: string; text: string }[]): Markup {
  const items = rows.map(
    ({ name, text }) => markup`<div><dt>${name}</dt><dd>${drawn(text)}</dd></div>`,
  );
  return markup`<dl>${items}</dl>`;
}

/** Returns every step of the revision, with the words of its answers; contacts by the names that were shown (CONTACT-7). */
export function procedureMarkup({ asked, moments = [], campus }: OpenedRecord): Markup {
  if (asked.length === 0) return markup`<p>${words.noProcedure}</p>`;
  const items = asked.map((step, index) => {
    const { customiseAnswerType: isCustom, confirmationAction } = step;
    const shown = (id: string) => shownName(moments, step._id, id);
    const named = (text: string) => textWithNames(text, campus, shown);
    const question = named(step.question ?? '');
    const texts: { readonly [B in Branch]: string | undefined } = {
      yesAction: (isCustom && step.yesAction?.customText) || 'Yes',
      noAction: (isCustom && step.noAction?.customText) || 'No',
      confirmationAction: confirmationAction?.confirmationText,
    };
    const answers = named(texts.confirmationAction ?? `${texts.yesAction} / ${texts.noAction}`);
    const place = recordWords.step(index + 1);
    return markup`<li><div class="quiet">${place}</div><div><p>${drawn(question)}</p><p class="quiet">${drawn(answers)}</p></div></li>`;
  });
  return markup`<ol>${items}</ol>`;
}

/** Draws what corrections replaced; nothing if there were none. */
export function correctionsMarkup(record: OpenedRecord): Markup {
  const former = formerOf(record).map(({ name, when, differences }) => ({
    name: `${name}, ${when}`,
    text: differences.join('\n'),
  }));
  if (former.length === 0) return markup``;
  return markup`<h2>${recordWords.corrections}</h2>${factsMarkup(former)}`;
}
