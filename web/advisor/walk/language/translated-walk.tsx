import { languageName } from '#core/base/language-name.ts';
import type { AnswerType } from '#core/base/step-kinds.ts';
import { momentsWithLanguage } from '#core/record/shown-languages.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { mapTexts, type StepText } from '#core/step/step-texts.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import type { Step } from '#core/step/step.ts';
import { Languages } from '#kit/icon/drawings/actions/languages.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { call } from '../../../base/call.ts';
import { hasText, memberOf, parseAs } from '../../../base/parse-as.ts';
import { storage } from '../../../base/safe-storage.ts';
import { translationMessages as words } from '../../phone/library/messages.ts';
import { chosenLanguage, readIn } from '../../phone/library/reading.ts';
import {
  answersIn,
  isLookedUp,
  isTranslated,
  textsIn,
  translationOf,
  type Translated,
} from '../../phone/library/translations.ts';
import { openStore, read } from '../../phone/store/store.ts';
import {
  ORIGINAL_WALK,
  WALK_LANGUAGE,
  languageOf,
  showWalks,
  type ShownWalk,
} from '../state/shown-walk.ts';
import classes from './language.module.css';

type WalkTranslation = { readonly language: string; readonly one: Translated };

const isWalkTranslation = (value: unknown): value is WalkTranslation =>
  hasText(value, 'language') && isTranslated(memberOf(value, 'one'));

/** The beginning of the storage keys of walks' translations: each walk keeps its own, so that a newer library changes no walk under way (TRANSLATE-25). */
const KEY = 'translated walk/';

/** The longest time in ms that a walk waits for the translation of a revision that only the server has. */
const MOST_MS = 2_000;

const chosenFor = ({ id }: SavedWalk): string | undefined => {
  const [walk, language] = storage.get(WALK_LANGUAGE)?.split(' ') ?? [];
  return walk === id ? language : undefined;
};

/** Tells whether somebody chose a language for this walk or for all: only then is a translation shown that nobody reviewed (TRANSLATE-23). */
const isChosenFor = (saved: SavedWalk): boolean =>
  chosenLanguage() !== null || chosenFor(saved) !== undefined;

/** Returns the language in which a walk should be shown; '' for the original. */
const wantedFor = (saved: SavedWalk): string => chosenFor(saved) ?? readIn() ?? '';

async function fromServer(saved: SavedWalk, language: string): Promise<Translated | undefined> {
  const { issueId: id, revision } = saved;
  if (revision === null) return undefined;
  const one: Translated = await call(
    'GET /api/advisor/issues/{id}/revisions/{number}/translations/{language}',
    {
      params: { id, number: String(revision), language },
      signal: AbortSignal.timeout(MOST_MS),
    },
  );
  return one.notReviewed && !isChosenFor(saved) ? undefined : one;
}

/** Stores a walk's translation, and removes those of walks that are no longer on the phone. */
async function keep(id: string, translation: WalkTranslation): Promise<void> {
  const { change } = await openStore();
  await change(['facts', 'walks'], async ({ keys, put, remove }) => {
    const walks = new Set(await keys('walks'));
    for (const key of await keys('facts')) {
      if (key.startsWith(KEY) && !walks.has(key.slice(KEY.length))) await remove('facts', key);
    }
    await put('facts', KEY + id, JSON.stringify(translation));
  });
}

async function find(saved: SavedWalk, language: string): Promise<WalkTranslation | undefined> {
  const { id, issueId, revision } = saved;
  const kept = await read(['facts'], async ({ get }) => await get('facts', KEY + id));
  const own = parseAs(kept, isWalkTranslation);
  if (own?.language === language) return own;
  const isRead = language === readIn();
  const stored = isRead ? await translationOf(issueId, revision, isChosenFor(saved)) : undefined;
  const isAsked = !stored && !(isRead && (await isLookedUp(issueId, revision)));
  // Without a signal, or without this language, the original is shown.
  const one = isAsked ? await fromServer(saved, language).catch(() => undefined) : stored;
  if (!one) return undefined;
  // On a full phone the translation stays only until the page is left.
  await keep(id, { language, one }).catch(() => undefined);
  return { language, one };
}

const open = new Map<string, WalkTranslation>();

/** Prepares a walk, before it opens, so that it is shown in the wanted language (TRANSLATE-25). Returns true if it will be. */
export async function prepareWalk(saved: SavedWalk): Promise<boolean> {
  const language = wantedFor(saved);
  const found = language === '' ? undefined : await find(saved, language);
  if (found) open.set(saved.id, found);
  else open.delete(saved.id);
  showWalks({ ...SHOWN });
  return language === '' || found !== undefined;
}

/** Shows one walk in another language, '' for the original (TRANSLATE-26). Returns false if that needs a signal; nothing changes then. */
export async function showWalkIn(saved: SavedWalk, language: string): Promise<boolean> {
  const before = storage.get(WALK_LANGUAGE);
  storage.set(WALK_LANGUAGE, `${saved.id} ${language}`);
  const former = open.get(saved.id);
  if (await prepareWalk(saved)) return true;
  if (before === null) storage.remove(WALK_LANGUAGE);
  else storage.set(WALK_LANGUAGE, before);
  if (former) open.set(saved.id, former);
  showWalks({ ...SHOWN });
  return false;
}

export const languageShown = (saved: SavedWalk): string =>
  open.get(saved.id)?.language ?? languageOf(saved.issueId);

/** The translated steps: each stays the same object as long as its language is shown, so that it is not drawn again. */
const shownSteps = new WeakMap<object, WeakMap<Step, Step>>();

function stepIn({ one }: WalkTranslation, step: Step): Step | undefined {
  const own = textsIn(one, step._id);
  if (!own) return undefined;
  const steps = shownSteps.get(one) ?? new WeakMap<Step, Step>();
  shownSteps.set(one, steps);
  const words = ({ field, text }: StepText): string => own[field] ?? text;
  // The result has all texts of a step, so it is a step.
  const known = steps.get(step) ?? (mapTexts(step as StepDraft, words) as Step);
  steps.set(step, known);
  return known;
}

const NotReviewed = <p className={classes.reviewed}>{words.notReviewed}</p>;

const Missing = ({ language }: { language: string }) => (
  <p className={classes.missing}>
    <Icon icon={Languages} size={20} />
    <span>{words.missing(languageName(language))}</span>
  </p>
);

const marks = new Map<string, React.ReactNode>();
const missingIn = (language: string): React.ReactNode => {
  const mark = marks.get(language) ?? <Missing language={language} />;
  marks.set(language, mark);
  return mark;
};

/** A table that says, for each type of step, if its answers are the product's own words: these are then shown in the step's language, too (TRANSLATE-6). */
const HAS_PLAIN_ANSWERS: {
  readonly [T in AnswerType]: (
    step: Pick<StepDraft, 'answerType' | 'customiseAnswerType'>,
  ) => boolean;
} = {
  'Yes or No': ({ customiseAnswerType }) => !customiseAnswerType,
  'Show a confirmation checkbox': () => false,
};

const SHOWN: ShownWalk = {
  titleOf: (saved) => {
    const { language = '', one } = open.get(saved.id) ?? {};
    const original = ORIGINAL_WALK.titleOf(saved);
    return {
      ...(one?.title ? { title: one.title, lang: language } : original),
      ...(one?.notReviewed && { mark: NotReviewed }),
    };
  },
  stepOf: (saved, step) => {
    const translation = open.get(saved.id);
    const original = ORIGINAL_WALK.stepOf(saved, step);
    if (!translation) return original;
    const { language, one } = translation;
    const shown = stepIn(translation, step);
    const lang = shown ? language : original.lang;
    return {
      step: shown ?? step,
      lang,
      answers: HAS_PLAIN_ANSWERS[step.answerType](step) ? answersIn(lang) : undefined,
      ...(one.firstAct
        ? { firstAct: one.firstAct, firstLang: language }
        : { firstAct: original.firstAct, firstLang: original.firstLang }),
      mark: shown ? undefined : missingIn(language),
    };
  },
  noted: (saved, at) => {
    const { walk, moments = [] } = saved;
    const translation = open.get(saved.id);
    const step = walk.path.at(-1)?.step;
    const isShown = translation && step !== undefined && textsIn(translation.one, step);
    const after = momentsWithLanguage(moments, walk, isShown ? translation.language : '', at);
    return after === moments ? saved : { ...saved, moments: after };
  },
};
