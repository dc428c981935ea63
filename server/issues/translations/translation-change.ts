import type { BodyOf } from '#core/api/api.ts';
import type { API } from '#core/api/api.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import { translationPart, type IssuePart } from '#core/issue/issue-parts.ts';
import {
  originalTexts,
  progressOf,
  stepOfPlace,
  type TextPlace,
  type TranslatedTexts,
  type Translation,
} from '#core/issue/translation.ts';
import {
  normalizeText,
  problemInText,
  type TranslationProblem,
} from '#core/issue/translation-problems.ts';
import {
  entriesOf,
  languagesOf,
  translationsOf,
  withTranslations,
} from '#core/issue/translations.ts';
import type { IssueAction } from '../../domain/audit.sql.ts';
import { ApiError } from '../../http/api-error.ts';
import type { StoredIssue } from '../rows/issues.sql.ts';

export type TranslationSave = {
  what: IssueAction;
  touches: readonly IssuePart[];
  /** Changes the issue; `stored` has both the text that advisors read and the waiting text. */
  apply: (issue: StoredIssue, stored: StoredIssue) => StoredIssue;
};

type NewTexts = NonNullable<BodyOf<typeof API.saveTranslation>['texts']>;

export const translationIn = (issue: StoredIssue, language: ProcedureLanguage): Translation =>
  issue.translations?.[language] ?? { isPublished: false, texts: {} };

function withTranslation(
  issue: StoredIssue,
  language: ProcedureLanguage,
  translation: Translation,
): StoredIssue {
  const others = languagesOf(issue).filter(([other]) => other !== language);
  return withTranslations(issue, translationsOf([...others, [language, translation]]));
}

/** Returns the ids of all steps: those that advisors read, those that wait and those that can be restored. */
function stepsOf(
  all: readonly (Pick<StoredIssue, 'steps' | 'removed'> | undefined)[],
): Set<string> {
  const steps = all.flatMap((one) => [
    ...(one?.steps ?? []),
    ...(one?.removed ?? []).map(({ step }) => step),
  ]);
  return new Set(steps.map(({ _id }) => _id));
}

type Texts = { texts: TranslatedTexts; sent: NewTexts; stored: StoredIssue };

/** Returns a translation's texts with those that were sent. It removes the texts of steps that no longer exist and cannot be restored (TRANSLATE-2). */
function withSent(issue: StoredIssue, { texts, sent, stored }: Texts): TranslatedTexts {
  const present = new Set(originalTexts(issue).map(({ place }) => place));
  const steps = stepsOf([issue, stored, stored.waiting]);
  const problems: TranslationProblem[] = [];
  const after = new Map(entriesOf(texts));
  for (const [name, value] of Object.entries(sent)) {
    const place = name as TextPlace;
    if (!value || value.text.trim() === '') {
      after.delete(place);
      continue;
    }
    if (!present.has(place)) {
      problems.push({ field: place, code: 'NO_SUCH_TEXT' });
      continue;
    }
    const text = normalizeText(place, value);
    const problem = problemInText(place, text);
    if (problem) problems.push(problem);
    if (text.text === '') after.delete(place);
    else after.set(place, text);
  }
  if (problems.length > 0) throw new ApiError('INVALID_TRANSLATION', { problems });
  const kept = [...after].filter(([place]) => {
    const { step } = stepOfPlace(place) ?? {};
    return step === undefined || steps.has(step);
  });
  return Object.fromEntries(entriesOf(Object.fromEntries(kept)));
}

function published(
  issue: StoredIssue,
  language: ProcedureLanguage,
  isPartly: boolean,
): StoredIssue {
  const translation = translationIn(issue, language);
  if (translation.isPublished) return issue;
  const { current, stale, missing } = progressOf(issue, translation);
  if (current === 0) throw new ApiError('NOT_WHOLE', { detail: (say) => say.notTranslated });
  if (stale + missing > 0 && !isPartly) {
    throw new ApiError('NOT_WHOLE', { detail: (say) => say.textsLeft(missing, stale) });
  }
  return withTranslation(issue, language, { ...translation, isPublished: true });
}

/** Returns the change that a body of saveTranslation asks for. It must either send texts or publish or withdraw the translation; anything else is an error. */
export function translationSaveOf(
  { texts, publish, partly }: BodyOf<typeof API.saveTranslation>,
  language: ProcedureLanguage,
): TranslationSave {
  if ((texts === undefined) === (publish === undefined)) {
    throw new ApiError('INVALID_INPUT', { detail: 'Send exactly one of: texts, publish.' });
  }
  if (texts) {
    return {
      what: 'translation.edit',
      touches: Object.keys(texts).map((place) => translationPart({ language, place })),
      apply: (issue, stored) => {
        const before = translationIn(issue, language);
        const sent = { texts: before.texts, sent: texts, stored };
        const after = { ...before, texts: withSent(issue, sent) };
        return withTranslation(issue, language, after);
      },
    };
  }
  if (publish === true) {
    return {
      what: 'translation.publish',
      touches: [],
      apply: (issue) => published(issue, language, partly === true),
    };
  }
  return {
    what: 'translation.takeBack',
    touches: [],
    apply: (issue) => {
      const before = translationIn(issue, language);
      return withTranslation(issue, language, { ...before, isPublished: false });
    },
  };
}
