import { LOCALE } from '#core/base/locale.ts';
import { useQuery } from '@tanstack/react-query';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import type { ProcedureLanguage } from '#core/base/procedure-languages.ts';
import type { Issue, IssueSummary } from '#core/issue/issue.ts';
import { byPlace } from '#core/issue/place.ts';
import { call } from '../../base/call.ts';
import { adminCall } from '../base/admin-api.ts';
import { listIssues, listPublished } from '../base/issues-api.ts';
import { translatedIssue, type PrintedIssue } from './translated-issue.ts';

export type PrintData = {
  /** The published issues, sorted by category, place in it, and title. */
  readonly issues: readonly PrintedIssue[];
  readonly campus: CampusHere;
  /** The name of the campus; if it is not set, that of the server. */
  readonly name: string;
  /** The address of the app, without a slash at its end. */
  readonly publicUrl: string;
  /** The languages in which any of the issues is published (TRANSLATE-37). */
  readonly languages: readonly ProcedureLanguage[];
  /** The time at which the data was read, as a UTC ISO instant. */
  readonly asOf: string;
};

const byTitle = new Intl.Collator(LOCALE, { numeric: true });

/** Returns the issues in a language; in the original if none is chosen. */
async function inLanguage(
  issues: readonly Issue[],
  language: ProcedureLanguage | undefined,
): Promise<readonly PrintedIssue[]> {
  if (!language) return issues;
  const all = await call('GET /api/advisor/translations/{language}', {
    params: { language },
  });
  const shown = new Map(all.map((one) => [one._id, one]));
  return issues.map((issue) => translatedIssue(issue, shown.get(issue._id), language));
}

const languagesIn = (issues: readonly IssueSummary[]): readonly ProcedureLanguage[] => {
  const published = issues.flatMap(({ publish, languages = [] }) =>
    publish ? languages.filter(({ isPublished }) => isPublished) : [],
  );
  return [...new Set(published.map(({ language }) => language))].toSorted();
};

async function load(language: ProcedureLanguage | undefined): Promise<PrintData> {
  const [original, listed, { campus, timeZone }, { name, publicUrl }] = await Promise.all([
    listPublished(),
    listIssues(false),
    adminCall('GET /api/settings'),
    adminCall('GET /api/campus'),
  ]);
  const issues = original.toSorted(
    (a, b) =>
      byTitle.compare(a.category, b.category) || byPlace(a, b) || byTitle.compare(a.title, b.title),
  );
  return {
    issues: await inLanguage(issues, language),
    languages: languagesIn(listed),
    campus: { ...campus, timeZone },
    name,
    publicUrl,
    asOf: new Date().toISOString(),
  };
}

export const usePrintData = (language: ProcedureLanguage | undefined) =>
  useQuery({
    queryKey: ['print', language],
    queryFn: async () => await load(language),
    gcTime: 0,
  });
