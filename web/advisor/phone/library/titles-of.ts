import type { Campus } from '#core/campus/campus-schema.ts';
import { NEW_CAMPUS } from '#core/campus/campus.ts';
import { plainText } from '#core/campus/contact-refs.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { IssueTitle } from './titles.ts';

/**
 * What a list shows of issues whose steps are here, the contacts of a first question as words: a card can
 * have no link (CONTACT-5).
 */
export const titlesOf = (
  issues: readonly PublishedIssue[],
  campus: Pick<Campus, 'emergency' | 'contacts'> = NEW_CAMPUS,
): readonly IssueTitle[] =>
  issues.map(({ _id, title, alsoCalled, category, revision, urgent, steps }) => ({
    _id,
    title,
    alsoCalled,
    category,
    revision,
    urgent,
    question: plainText(steps[0]?.question ?? '', campus),
  }));
