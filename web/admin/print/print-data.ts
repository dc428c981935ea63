import { LOCALE } from '#core/base/locale.ts';
import { useQuery } from '@tanstack/react-query';
import type { CampusHere } from '#core/campus/campus-schema.ts';
import type { Issue } from '#core/issue/issue.ts';
import { byPlace } from '#core/issue/place.ts';
import { adminCall } from '../base/admin-api.ts';
import { listPublished } from '../base/issues-api.ts';

export type PrintData = {
  /** Published ones, by category, place in it and title. */
  readonly issues: readonly Issue[];
  readonly campus: CampusHere;
  /** The name of the campus; if it set none, the server's. */
  readonly name: string;
  /** The address of the app, without a slash at its end. */
  readonly publicUrl: string;
  /** When it was read, a UTC ISO instant. */
  readonly asOf: string;
};

const byTitle = new Intl.Collator(LOCALE, { numeric: true });

async function load(): Promise<PrintData> {
  const [issues, { campus, timeZone }, { name, publicUrl }] = await Promise.all([
    listPublished(),
    adminCall('GET /api/settings'),
    adminCall('GET /api/campus'),
  ]);
  return {
    issues: issues.toSorted(
      (a, b) =>
        byTitle.compare(a.category, b.category) ||
        byPlace(a, b) ||
        byTitle.compare(a.title, b.title),
    ),
    campus: { ...campus, timeZone },
    name,
    publicUrl,
    asOf: new Date().toISOString(),
  };
}

export const usePrintData = () => useQuery({ queryKey: ['print'], queryFn: load, gcTime: 0 });
