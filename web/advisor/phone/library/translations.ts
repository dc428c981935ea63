import { PROCEDURE_LANGUAGES, type ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { LOCALE } from '#core/base/locale.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import type { PublishedTranslation } from '#core/issue/translation-schema.ts';
import type { TextsOfStep } from '#core/issue/translation.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { mapTexts } from '#core/step/step-texts.ts';
import { hasText, memberOf, parseAs } from '../../../base/parse-as.ts';
import type { Transaction } from '../store/phone-store.ts';
import { change, openStore, read } from '../store/store.ts';
import { fetchNewer } from './fetch-library.ts';
import { storedCampus, type KnownCampus } from './local-copy.ts';
import { chooseReading, chosenLanguage, readIn } from './reading.ts';
import { ETAG, titlesOf, TRANSLATED } from './store-library.ts';
import { storeTitles, storedTitles, type IssueTitle } from './titles.ts';
import { translationMessages as words } from './messages.ts';

/** An issue's translation as the phone stores it. */
export type Translated = PublishedTranslation & {
  /** True if nobody on campus reviewed it: only somebody who chose the language gets it (TRANSLATE-23). */
  readonly notReviewed?: boolean;
};

/** The language of the translations on this phone, and their version. */
type Head = { readonly language: string; readonly etag: string };

// These facts are texts in the phone's store, where an older version of the app leaves them alone.
const HEAD = TRANSLATED;
const KEY = `${HEAD}/`;
/** The key of the version of the guides that were stored when the server was last asked for translations. */
const OF = `${HEAD} of`;

const isHead = (value: unknown): value is Head =>
  hasText(value, 'language') && hasText(value, 'etag');

export const isTranslated = (value: unknown): value is Translated =>
  hasText(value, '_id') && memberOf(value, 'steps') instanceof Object;

const storedHead = async (): Promise<Head | undefined> =>
  parseAs(await read(['facts'], async ({ get }) => await get('facts', HEAD)), isHead);

/** Changes the stored translations. If the phone is full, no image is dropped for them, because the originals are more important (TRANSLATE-24). */
async function changeOnly(work: (facts: Transaction) => Promise<void>): Promise<void> {
  const { change: changeStore } = await openStore();
  await changeStore(['facts'], work);
}

/** Notes the version of the guides for which the server has no other translations. A full phone cannot note it, and asks again later. */
async function noteAsked(of: string): Promise<void> {
  const before = await read(['facts'], async ({ get }) => await get('facts', OF));
  if (before === of) return;
  await changeOnly(async ({ put }) => await put('facts', OF, of)).catch(() => undefined);
}

/** Stores the translations of a version's guides and removes the previous ones. */
async function store(
  head: Head | undefined,
  all: readonly Translated[],
  of: string,
): Promise<void> {
  await changeOnly(async ({ keys, remove, put }) => {
    for (const key of await keys('facts')) if (key.startsWith(KEY)) await remove('facts', key);
    for (const one of all) await put('facts', KEY + one._id, JSON.stringify(one));
    if (head) {
      await put('facts', HEAD, JSON.stringify(head));
      await put('facts', OF, of);
      return;
    }
    await remove('facts', HEAD);
    await remove('facts', OF);
  });
}

type Answer = { readonly data: readonly Translated[] };

/** Asks for translations in the language that is read, if the server has others than the stored ones; removes those in a language that is no longer read (TRANSLATE-24). Returns true if anything changed. */
async function renewStored(): Promise<boolean> {
  const language = readIn();
  const head = await storedHead();
  // While the server is asked, newer guides may come: these translations do not belong to them (TRANSLATE-25).
  const of = (await read(['facts'], async ({ get }) => await get('facts', ETAG))) ?? '';
  if (language === undefined) {
    if (head) await store(undefined, [], of);
    return head !== undefined;
  }
  const known = head?.language === language ? head.etag : undefined;
  const { answer, etag = '' } = await fetchNewer<Answer>(
    `/api/advisor/translations/${language}`,
    known,
  );
  if (!answer) {
    await noteAsked(of);
    return false;
  }
  await store({ language, etag }, answer.data, of);
  return true;
}

/** Returns true if all translations that this phone reads are stored on it (TRANSLATE-24). */
export const areTranslationsStored = async (): Promise<boolean> =>
  readIn() === (await storedHead())?.language;

/** Returns the translation of an issue's revision if this phone has it and may show it; one that nobody reviewed only if `isChosen` (TRANSLATE-22, TRANSLATE-23). */
export async function translationOf(
  id: string,
  revision: number | null,
  isChosen = chosenLanguage() !== null,
): Promise<Translated | undefined> {
  const [head, stored] = await read(['facts'], async ({ get }) => [
    await get('facts', HEAD),
    await get('facts', KEY + id),
  ]);
  const one = parseAs(stored, isTranslated);
  const isShown = one?.revision === revision && (!one.notReviewed || isChosen);
  return isShown && parseAs(head, isHead)?.language === readIn() ? one : undefined;
}

/** Returns true if the phone already asked the server for translations of the stored guides, and the server had no other translation of this revision in the language that is read (TRANSLATE-25). */
export async function isLookedUp(id: string, revision: number | null): Promise<boolean> {
  const [head, of, etag, stored, guide] = await read(['facts', 'guides'], async ({ get }) => [
    await get('facts', HEAD),
    await get('facts', OF),
    await get('facts', ETAG),
    await get('facts', KEY + id),
    await get('guides', id),
  ]);
  if (of === undefined || of !== etag) return false;
  // Translations into a language come for all guides at once, so a guide without one had none then.
  const known = parseAs(stored, isTranslated) ?? guide;
  return parseAs(head, isHead)?.language === readIn() && known?.revision === revision;
}

/** Returns the translated texts of a step; undefined if it is shown in the original. */
export const textsIn = ({ steps }: Translated, step: string): TextsOfStep | undefined =>
  Object.hasOwn(steps, step) ? steps[step] : undefined;

export const answersIn = (language: string): { readonly yes: string; readonly no: string } =>
  PROCEDURE_LANGUAGES[language as ProcedureLanguage];

/** Returns a title as the list shows it: in the translation, but searched by the words of the original as well. */
function titleIn(title: IssueTitle, guide: PublishedIssue, one: Translated): IssueTitle {
  const campus: KnownCampus = storedCampus() ?? NEW_CAMPUS;
  const [first] = guide.steps;
  const question = first && textsIn(one, first._id)?.question;
  const { title: called, language } = title;
  return {
    ...title,
    ...(question !== undefined && { question: plainText(question, campus.now?.cards ?? campus) }),
    ...(one.title && { title: one.title, language: readIn() as ProcedureLanguage }),
    alsoCalled: [
      ...(one.alsoCalled ?? []),
      ...(one.title ? [called] : []),
      ...(title.alsoCalled ?? []),
    ],
    original: { title: called, language },
    ...((!one.title || (guide.firstAct && !one.firstAct)) && { isHalf: true }),
    ...(one.notReviewed && { mark: words.notReviewed }),
  };
}

/** Returns a text that names everything the listed titles depend on besides their issues and translations. */
const shownBy = (): string | undefined => {
  const language = readIn();
  return language && [LOCALE, language, chosenLanguage() ?? ''].join(' ');
};

/** Stores the titles of the stored guides in the language in which this phone reads them. */
async function listTitles(asOf: string, ids: readonly string[]): Promise<void> {
  const issues: IssueTitle[] = [];
  // The guides are read one at a time, so that hundreds of them are never in memory.
  for (const id of ids) {
    const guide = await read(['guides'], async ({ get }) => await get('guides', id));
    const [title] = guide ? titlesOf([guide]) : [];
    const one = guide && (await translationOf(id, guide.revision));
    if (guide && title) issues.push(one ? titleIn(title, guide, one) : title);
  }
  storeTitles({ asOf, issues, shownBy: shownBy() });
}

/** Lists the titles again, and tells the search and the offline badge about the other translations. */
async function showAgain(): Promise<void> {
  const titles = storedTitles();
  if (titles)
    await listTitles(
      titles.asOf,
      titles.issues.map(({ _id }) => _id),
    );
  await change(['guides'], async () => await Promise.resolve());
}

/** Brings translations and the titles made of them up to date; `guides` are those just stored. If the server does not answer, the stored ones stay. */
export async function renewTranslations(asOf: string, guides?: readonly string[]): Promise<void> {
  // The changed titles are listed before their translations come, so that nobody waits for those.
  if (guides) await listTitles(asOf, guides);
  const isNew = await renewStored().catch(() => false);
  if (isNew || storedTitles()?.shownBy !== shownBy()) await showAgain();
}

/** Reads procedures in a language from now on. Throws if that needs a signal or space that is missing; the former language then stays. */
export async function readTranslationsIn(tag: string): Promise<void> {
  const before = chosenLanguage();
  chooseReading(tag);
  try {
    await renewStored();
  } catch (error) {
    chooseReading(before);
    throw error;
  }
  await showAgain();
}

/** Returns an issue with the text before its first step in the language that is read. */
export async function introductionOf(guide: PublishedIssue): Promise<PublishedIssue> {
  const { firstAct } = (await translationOf(guide._id, guide.revision)) ?? {};
  return firstAct ? { ...guide, firstAct, language: readIn() as ProcedureLanguage } : guide;
}

/** Returns an issue for the search: the words of the translation, with those of the original on lines below them. */
export async function searchedIn(guide: PublishedIssue): Promise<PublishedIssue> {
  const one = await translationOf(guide._id, guide.revision);
  if (!one) return guide;
  const steps = guide.steps.map((step) => {
    const own = textsIn(one, step._id);
    return own ? mapTexts(step, ({ field, text }) => `${own[field] ?? text}\n${text}`) : step;
  });
  return { ...guide, ...(one.firstAct && { firstAct: one.firstAct }), steps };
}
