import type { Kysely } from 'kysely';
import type { Dialect } from '../columns/dialect.ts';
import { up as firstTables } from './001-first-tables.ts';
import { up as analyticsOrder } from './002-analytics-order.ts';
import { up as compactRecords } from './003-compact-records.ts';
import { up as analyticsSorts } from './004-analytics-sorts.ts';
import { up as rateLimitExpiry } from './005-rate-limit-expiry.ts';
import { up as revisionFloor } from './006-revision-floor.ts';
import { up as firstAct } from './007-first-act.ts';
import { up as notesAndSearches } from './008-notes-and-searches.ts';
import { up as urgentCorrections } from './009-urgent-corrections.ts';
import { up as issueParts } from './010-issue-parts.ts';
import { up as inbox } from './011-inbox.ts';
import { up as signIns } from './012-sign-ins.ts';
import { up as presence } from './013-presence.ts';
import { up as pathChecks } from './014-path-checks.ts';
import { up as told } from './015-told.ts';
import { up as presenceStep } from './016-presence-step.ts';
import { up as analyticsCharts } from './017-analytics-charts.ts';
import { up as reviewReminders } from './018-review-reminders.ts';
import { up as mailTriedUntil } from './019-mail-tried-until.ts';
import { up as peopleSearch } from './020-people-search.ts';
import { up as mergedOrder } from './021-merged-order.ts';
import { up as toldFairly } from './022-told-fairly.ts';
import { up as alsoCalled } from './023-also-called.ts';
import { up as campusSignIn } from './024-campus-sign-in.ts';
import { up as trail } from './025-trail.ts';
import { up as secondFactor } from './026-second-factor.ts';
import { up as roles } from './027-roles.ts';
import { up as retention } from './028-retention.ts';
import { up as rolesOfCampus } from './029-roles-of-campus.ts';
import { up as provenAdvisors } from './030-proven-advisors.ts';
import { up as passkeys } from './031-passkeys.ts';
import { up as voidedRecords } from './032-voided-records.ts';
import { up as messagesByDay } from './033-messages-by-day.ts';
import { up as provenSessions } from './034-proven-sessions.ts';
import { up as advisorPhones } from './035-advisor-phones.ts';
import { up as ownCategories } from './036-own-categories.ts';
import { up as secondPerson } from './037-second-person.ts';
import { up as areaCounts } from './046-area-counts.ts';
import { up as areas } from './038-areas.ts';
import { up as reports } from './040-reports.ts';
import { up as moments } from './043-moments.ts';
import { up as reviewed } from './044-reviewed.ts';
import { up as handedOver } from './047-handed-over.ts';
import { up as place } from './048-place.ts';
import { up as takenBack } from './049-taken-back.ts';
import { up as trustedBrowsers } from './050-trusted-browsers.ts';
import { up as campusJudges } from './051-campus-judges.ts';
import { up as authorMarks } from './052-author-marks.ts';
import { up as urgentReading } from './053-urgent-reading.ts';
import { up as pending } from './054-pending.ts';
import { up as situations } from './055-situations.ts';
import { up as taughtSearches } from './056-taught-searches.ts';
import { up as wasPublished } from './057-was-published.ts';
import { up as answers } from './058-answers.ts';
import { up as ladders } from './059-ladders.ts';
import { up as rota } from './060-rota.ts';
import { up as answerTimes } from './061-answer-times.ts';
import { up as wokenPhones } from './062-woken-phones.ts';
import { up as language } from './063-language.ts';
import { up as translations } from './064-translations.ts';
import { up as shownIn } from './065-shown-in.ts';
import { up as translationReviews } from './066-translation-reviews.ts';
import { up as reviewedWords } from './067-reviewed-words.ts';

/** Hears how many rows of a large table are done. */
export type Report = (done: number, all: number) => void;

export type Migration = {
  name: string;
  /** True if it removes or changes what the release before reads or writes: that one then no longer starts (CLUSTER-9). */
  contracts?: true;
  up: (db: Kysely<unknown>, dialect: Dialect, report: Report) => Promise<void>;
};

/** Every migration in the order in which they are applied; an applied one is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first-tables', up: firstTables },
  { name: '002-analytics-order', up: analyticsOrder },
  { name: '003-compact-records', up: compactRecords },
  { name: '004-analytics-sorts', up: analyticsSorts },
  { name: '005-rate-limit-expiry', up: rateLimitExpiry },
  { name: '006-revision-floor', up: revisionFloor },
  { name: '007-first-act', up: firstAct },
  { name: '008-notes-and-searches', up: notesAndSearches },
  { name: '009-urgent-corrections', up: urgentCorrections },
  { name: '010-issue-parts', up: issueParts },
  { name: '011-inbox', up: inbox },
  { name: '012-sign-ins', up: signIns },
  { name: '013-presence', up: presence },
  { name: '014-path-checks', up: pathChecks },
  { name: '015-told', up: told },
  { name: '016-presence-step', up: presenceStep },
  { name: '017-analytics-charts', up: analyticsCharts },
  { name: '018-review-reminders', up: reviewReminders },
  { name: '019-mail-tried-until', up: mailTriedUntil },
  { name: '020-people-search', up: peopleSearch },
  { name: '021-merged-order', up: mergedOrder },
  { name: '022-told-fairly', up: toldFairly },
  { name: '023-also-called', up: alsoCalled },
  { name: '024-campus-sign-in', up: campusSignIn },
  { name: '025-trail', up: trail },
  { name: '026-second-factor', up: secondFactor },
  { name: '027-roles', up: roles },
  { name: '028-retention', up: retention },
  { name: '029-roles-of-campus', up: rolesOfCampus },
  { name: '030-proven-advisors', up: provenAdvisors },
  { name: '031-passkeys', up: passkeys },
  { name: '032-voided-records', up: voidedRecords },
  { name: '033-messages-by-day', up: messagesByDay },
  { name: '034-proven-sessions', up: provenSessions },
  { name: '035-advisor-phones', up: advisorPhones },
  { name: '036-own-categories', up: ownCategories },
  { name: '037-second-person', contracts: true, up: secondPerson },
  { name: '038-areas', up: areas },
  { name: '040-reports', up: reports },
  { name: '043-moments', up: moments },
  { name: '044-reviewed', up: reviewed },
  { name: '046-area-counts', up: areaCounts },
  { name: '047-handed-over', up: handedOver },
  { name: '048-place', up: place },
  { name: '049-taken-back', up: takenBack },
  { name: '050-trusted-browsers', up: trustedBrowsers },
  { name: '051-campus-judges', up: campusJudges },
  { name: '052-author-marks', up: authorMarks },
  { name: '053-urgent-reading', up: urgentReading },
  { name: '054-pending', up: pending },
  { name: '055-situations', up: situations },
  { name: '056-taught-searches', up: taughtSearches },
  { name: '057-was-published', up: wasPublished },
  { name: '058-answers', up: answers },
  { name: '059-ladders', up: ladders },
  { name: '060-rota', up: rota },
  { name: '061-answer-times', up: answerTimes },
  { name: '062-woken-phones', up: wokenPhones },
  { name: '063-language', up: language },
  { name: '064-translations', up: translations },
  { name: '065-shown-in', up: shownIn },
  { name: '066-translation-reviews', up: translationReviews },
  { name: '067-reviewed-words', up: reviewedWords },
];
