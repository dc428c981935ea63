import { useQuery } from '@tanstack/react-query';
import type { OnDutyThen } from '#core/notifications/preview.ts';
import { adminCall } from '../../base/admin-api.ts';

type DutyAt = (contact: string, at: number) => readonly OnDutyThen[] | undefined;

/** Returns a function that gives the people on duty for a contact at an instant, in ms since 1970; undefined if that is not known. It loads them only if a recipient is a duty. */
export function useOnDuty(enabled: boolean): DutyAt {
  const { data: rota } = useQuery({
    queryKey: ['rota', 'people'],
    queryFn: async () => await adminCall('GET /api/rota'),
    enabled,
  });
  const { data: weeks } = useQuery({
    queryKey: ['rota', 'weeks'],
    queryFn: async () => await adminCall('GET /api/rota/weeks', { query: {} }),
    enabled,
  });
  return (contact, at) => {
    if (!rota || !weeks) return undefined;
    if (rota.calendars.some((one) => one.contact === contact && one.isGone)) return [];
    const spans = weeks.rows.find((row) => row.contact === contact)?.spans ?? [];
    const span = spans.find(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
    const known = span?.names.filter((name) => !span.unknown.includes(name)) ?? [];
    return known.map((name) => ({
      name,
      hasEmail: rota.people.some(
        (person) =>
          person.name === name &&
          (person.email !== '' || rota.phones?.some((one) => one.person === person.id)),
      ),
    }));
  };
}
