import {
  EXCHANGE_FORMAT,
  EXCHANGE_VERSION,
  type ExchangedIssue,
  type ExchangedStep,
  type ImportProblem,
} from './exchange-schema.ts';
import { SITUATIONS } from '../base/situation.ts';
import { hashOfImage, imagePath } from '../base/image.ts';
import type { Issue } from '../issue/issue.ts';
import type { Details, MembersOf } from '../issue/details.ts';
import {
  detailsOf,
  measureOf,
  normalizeDetails,
  notAllowedIn,
  partOf,
  problemsInDetails,
  textOfDetail,
} from '../issue/typed-details.ts';
import {
  unpublished,
  withStepIds,
  withTextsOf,
  withTranslations,
  type WithTranslations,
} from '../issue/translations.ts';
import {
  exchangedTranslations,
  problemsInTranslations,
  readTranslations,
} from './exchanged-translations.ts';
import { normalizeStep } from '../step/normal-step.ts';
import { formatStepNumber, parseStepNumber } from '../step/step-number.ts';
import type { StepId } from '../step/step-schema.ts';
import { BRANCHES, type SavedStep } from '../step/step.ts';
import { decodeSteps } from '../issue/wire.ts';
import { encodeSteps } from '../issue/encode-steps.ts';
import type { WireStep } from '../issue/wire-schema.ts';

export type ExchangedContent = Pick<Details, MembersOf<'inFile'>> & {
  steps: readonly SavedStep[];
} & WithTranslations;

const normalized = (steps: readonly SavedStep[]): SavedStep[] =>
  steps.map((step) => ({ _id: step._id, ...normalizeStep(step) }));

/** Returns an issue in the form of a file, without members that its steps do not use and without targets that are gone. `authors` are marks. */
export function exchangedIssue(
  issue: ExchangedContent & Pick<Issue, '_id' | 'isStarter'>,
  authors: readonly string[] = [],
): ExchangedIssue {
  const { _id, isStarter } = issue;
  const used = normalized(issue.steps);
  const steps = encodeSteps(used) as ExchangedStep[];
  const own = {
    ...(isStarter && { isStarter }),
    ...(authors.length > 0 && { authors: [...authors] }),
  };
  return {
    _id,
    ...partOf('inFile', issue),
    ...own,
    steps,
    ...exchangedTranslations({ ...issue, steps: used }),
  };
}

function contentJson(issue: ExchangedContent): string {
  const { _id, isStarter, ...content } = exchangedIssue({ ...issue, _id: '', isStarter: false });
  return JSON.stringify(content);
}

/** Returns the content to import into an issue. Translated texts that the content lacks stay, and become outdated if their original differs (TRANSLATE-9). */
export const broughtTo = (here: WithTranslations, content: ExchangedContent): ExchangedContent =>
  withTranslations(content, withTextsOf(here, content));

/** Tells whether an issue already has everything that the content brings (EXCHANGE-4). */
export function sameContent(here: ExchangedContent, content: ExchangedContent): boolean {
  return contentJson(here) === contentJson(broughtTo(here, content));
}

/** Makes a reason for refusing an issue of a file. Without details it is about the whole issue. */
export function importProblem(
  code: ImportProblem['code'],
  more: Partial<Omit<ImportProblem, 'code'>> = {},
): ImportProblem {
  return { code, step: null, field: '', detail: '', allowed: [], ...more };
}

function problemsInStep(step: ExchangedStep, number: number, count: number): ImportProblem[] {
  return BRANCHES.flatMap((branch) => {
    const target = step[branch]?.goToStep;
    if (!target) return [];
    const place = parseStepNumber(target);
    const isThere = place !== undefined && place <= count;
    const at = { step: number, field: `${branch}.goToStep` };
    const allowed = [...new Set([1, count])].map(formatStepNumber);
    return isThere ? [] : [importProblem('NO_SUCH_STEP', { ...at, detail: target, allowed })];
  });
}

const DETAIL_CODES = {
  REQUIRED: 'MISSING',
  TOO_LONG: 'TOO_LONG',
  TOO_MANY: 'TOO_MANY',
  NOT_ALLOWED: 'NOT_ALLOWED',
  NOT_A_DAY: 'NOT_A_DAY',
} as const;

/** Lists the problems of an issue whose form is right. It does not count as a problem if the issue cannot be walked: it becomes a draft. */
export function problemsInExchanged(issue: ExchangedIssue): ImportProblem[] {
  const typed = detailsOf(issue);
  const details = problemsInDetails(typed).flatMap((problem) => {
    const { field, code } = problem;
    // A broken reference may be imported: the draft shows it and cannot be published (CONTACT-9).
    if (code === 'BROKEN_REFERENCE') return [];
    const measure = measureOf(problem, typed);
    const text = notAllowedIn(field, typed[field]) ?? textOfDetail(field, typed[field]);
    const detail = measure ? String(measure.is) : (text ?? '');
    const allowed = measure
      ? [String(measure.most)]
      : code === 'NOT_ALLOWED'
        ? [...SITUATIONS]
        : [];
    return importProblem(DETAIL_CODES[code], { field, detail, allowed });
  });
  const ids = issue.steps.map(({ _id }) => _id);
  const steps = issue.steps.flatMap((step, index) => {
    const number = index + 1;
    const first = ids.indexOf(step._id) + 1;
    const problems = problemsInStep(step, number, ids.length);
    if (first === number) return problems;
    const twice = { step: number, field: '_id', detail: formatStepNumber(first) };
    return [...problems, importProblem('STEP_TWICE', twice)];
  });
  if (details.length + steps.length > 0) return [...details, ...steps];
  return problemsInTranslations(issue, storedWords(issue)).map(({ code, ...at }) =>
    importProblem(code, at),
  );
}

const storedWords = (issue: ExchangedIssue) => ({
  ...(normalizeDetails(detailsOf(issue)) as Details),
  steps: normalized(decodeSteps(issue.steps as WireStep[])),
});

/** Returns the content of an issue of a file in its stored form, with `pictures` by their stored hashes, or undefined if it has problems. */
export function contentOf(
  issue: ExchangedIssue,
  pictures: ReadonlyMap<string, string> = new Map(),
): ExchangedContent | undefined {
  if (problemsInExchanged(issue).length > 0) return undefined;
  const words = storedWords(issue);
  const steps = words.steps.map((step) => {
    const hash = step.image === undefined ? undefined : hashOfImage(step.image);
    const stored = hash === undefined ? undefined : pictures.get(hash);
    return stored === undefined ? step : { ...step, image: imagePath(stored) };
  });
  return { ...partOf('inFile', words), steps, ...readTranslations(issue) };
}

/** Returns the images of these steps, each with the number of the first step that has it. */
export function picturesIn(
  steps: readonly { readonly image?: string }[],
): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  for (const [index, { image }] of steps.entries()) {
    if (image && !named.has(image)) named.set(image, index + 1);
  }
  return named;
}

/** Returns the same steps with new ids, and with skips and translated texts changed to match. */
export function withOwnIds(
  issue: { readonly steps: readonly SavedStep[] } & WithTranslations,
  newId: () => string,
): { readonly steps: readonly SavedStep[] } & WithTranslations {
  const ids = new Map(issue.steps.map(({ _id }) => [_id, newId() as StepId]));
  const steps = issue.steps.map((step) => {
    const copy = { ...step, _id: ids.get(step._id) ?? step._id };
    for (const branch of BRANCHES) {
      const target = step[branch]?.goToStep;
      // A skip whose target does not exist is left without one.
      const own = target && ids.get(target);
      if (own) copy[branch] = { ...step[branch], goToStep: own };
    }
    return copy;
  });
  return { steps, ...unpublished(withStepIds(issue, ids)) };
}

/** The reason why a file cannot be imported. For a file that is too new, `detail` is its version. */
export type FileProblem = { code: 'NOT_OURS' | 'TOO_NEW'; detail: string };

/** Returns the problem of a whole file by its format and version (EXCHANGE-3), or undefined if it has none. */
export function problemInFile(value: unknown): FileProblem | undefined {
  const { format, version, issues } = (value ?? {}) as Record<string, unknown>;
  const isOurs = format === EXCHANGE_FORMAT && Number.isInteger(version) && Array.isArray(issues);
  if (!isOurs || (version as number) < 1) return { code: 'NOT_OURS', detail: '' };
  if ((version as number) > EXCHANGE_VERSION) {
    return { code: 'TOO_NEW', detail: String(version) };
  }
  return undefined;
}
