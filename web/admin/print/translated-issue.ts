import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { PublishedTranslation } from '#core/issue/translation-schema.ts';
import { mapTexts } from '#core/step/step-texts.ts';

export type PrintedIssue = Issue & {
  /** The parts that are printed in another language; absent if the original is printed. */
  readonly printedIn?: {
    readonly language: ProcedureLanguage;
    readonly hasTitle: boolean;
    /** True if nobody on campus has reviewed it (TRANSLATE-43). */
    readonly isUnreviewed: boolean;
    readonly hasFirstAct: boolean;
    /** The ids of the translated steps; the other steps are printed wholly in the original. */
    readonly steps: ReadonlySet<string>;
  };
};

type Shown = PublishedTranslation | undefined;

/** Returns an issue with the translated words that advisors see, only those for its revision (TRANSLATE-7, TRANSLATE-37). */
export function translatedIssue(
  issue: Issue,
  shown: Shown,
  language: ProcedureLanguage,
): PrintedIssue {
  const own = shown?.revision === issue.revision ? shown : undefined;
  const { title = '', firstAct = '', steps: texts = {} } = own ?? {};
  const steps = issue.steps.map((step) => {
    const words = Object.hasOwn(texts, step._id) ? texts[step._id] : undefined;
    return words ? mapTexts(step, ({ field, text }) => words[field] ?? text) : step;
  });
  return {
    ...issue,
    title: title || issue.title,
    firstAct: (issue.firstAct && firstAct) || issue.firstAct,
    steps,
    printedIn: {
      language,
      hasTitle: Boolean(title),
      isUnreviewed: own?.notReviewed === true,
      hasFirstAct: Boolean(firstAct),
      steps: new Set(Object.keys(texts)),
    },
  };
}
