import type { Issue } from './issue.ts';
import type { Details } from './details.ts';
import { sameDetails } from './typed-details.ts';
import { sameStep } from '../step/same-step.ts';
import type { SavedStep } from '../step/step.ts';
import { changedTexts } from './translations.ts';

/** A part of an issue that is saved by itself: the details, the order of steps (adding or removing a step changes it too), a step by its id, or a text in another language. */
export type IssuePart = 'details' | 'order' | StepPart | TranslationPart;

type StepPart = `step/${string}`;
type TranslationPart = `translation/${string}`;

export function stepPart(stepId: string): StepPart {
  return `step/${stepId}`;
}

export function stepOfPart(part: string): string {
  return part.slice('step/'.length);
}

export type TextInLanguage = { readonly language: string; readonly place: string };

export function translationPart({ language, place }: TextInLanguage): TranslationPart {
  return `translation/${language}/${place}`;
}

export function textOfPart(part: string): TextInLanguage | undefined {
  const [, language, place] = /^translation\/([^/]*)\/(.*)$/.exec(part) ?? [];
  return language === undefined || place === undefined ? undefined : { language, place };
}

type Parts = Details & Pick<Issue, 'steps' | 'translations'>;

/** Returns the parts in which two states of an issue differ (ISSUES-21). */
export function changedParts(before: Parts, after: Parts): IssuePart[] {
  const parts: IssuePart[] = changedTexts(before, after).map(translationPart);
  if (!sameDetails(before, after)) parts.unshift('details');
  if (before.steps === after.steps) return parts;
  const ids = ({ steps }: Parts) => steps.map(({ _id }) => _id).join('\n');
  if (ids(before) !== ids(after)) parts.push('order');
  const left = new Map<string, SavedStep>(before.steps.map((step) => [step._id, step]));
  for (const step of after.steps) {
    const was = left.get(step._id);
    left.delete(step._id);
    if (!was || !sameStep(was, step)) parts.push(stepPart(step._id));
  }
  return [...parts, ...Array.from(left.keys(), stepPart)];
}
