import { formatReviewDay } from '#core/base/format.ts';
import type { IssueSummary } from '#core/issue/issue.ts';
import { isReviewOverdue } from '#core/issue/review-date.ts';
import { CalendarDays } from '#kit/icon/drawings/categories/calendar-days.ts';
import { Languages } from '#kit/icon/drawings/actions/languages.ts';
import { BookOpen } from '#kit/icon/drawings/signs/book-open.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { ListTree } from '#kit/icon/drawings/signs/list-tree.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { UserRound } from '#kit/icon/drawings/signs/user-round.ts';
import type { Drawing } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../base/messages.ts';
import { lackingLanguages } from '../base/text-names.ts';
import { ownerMessages } from '../shared/owners/messages.ts';
import { pathsChecked } from '../shared/states/messages.ts';
import { issuesListMessages } from './messages.ts';

const words = adminMessages.issues;

type CardFact = readonly [icon: Drawing, text: string];

/** Returns the one fact that a card shows besides its name: the first that applies (LIST-25). A triangle means that somebody must act. */
export function factOf(
  issue: IssueSummary,
  today: string,
  owner: string | undefined,
): CardFact | undefined {
  const { problemCount, reviewBy, paths } = issue;
  const review = reviewBy ? words.reviewBy(formatReviewDay(reviewBy)) : undefined;
  if (problemCount > 0) return [TriangleAlert, words.problemCount(problemCount)];
  if (review !== undefined && isReviewOverdue(issue, today)) return [TriangleAlert, review];
  if (issue.isUnread) return [TriangleAlert, issuesListMessages.unread];
  if (issue.isPending) return [History, issuesListMessages.pending];
  if (issue.isReviewAsked) return [History, issuesListMessages.reviewAsked];
  const [live, begun] = [true, false].map((one) => lackingLanguages(issue.languages, one));
  if (issue.publish && live !== undefined) return [Languages, live];
  if (paths && paths.checked < paths.count) return [ListTree, pathsChecked(paths)];
  if (begun !== undefined) return [Languages, begun];
  if (issue.isStarter) return [BookOpen, words.starter];
  if (owner !== undefined) return [UserRound, ownerMessages.ownerIs(owner)];
  if (review !== undefined) return [CalendarDays, review];
  return paths ? [CircleCheck, pathsChecked(paths)] : undefined;
}
