import { mayAs, type Role } from '#core/people/role.ts';
import type { SetupState } from '#core/setup/setup-schema.ts';
import { SETUP_POINTS, type SetupPoint } from '#core/setup/setup.ts';
import { adminPaths } from '../../../base/admin-paths.ts';
import { withQuery } from '../../../base/paths.ts';

/** The query of a page to which a point of the setup leads, so that the page leads back (SETUP-10). */
const FROM_SETUP = { from: 'setup' };

export const isFromSetup = (query: URLSearchParams): boolean =>
  query.get('from') === FROM_SETUP.from;

const fromSetup = (path: string, part: string): string => `${withQuery(path, FROM_SETUP)}#${part}`;

/** The address, down to the field, of each point that is done on another page. */
export const ELSEWHERE: Partial<Record<SetupPoint, string>> = {
  name: fromSetup(adminPaths.campus, 'campus'),
  emergency: fromSetup(adminPaths.contacts, 'emergency'),
  contacts: fromSetup(adminPaths.contacts, 'contacts'),
  people: fromSetup(adminPaths.people, 'invite'),
  codes: withQuery(adminPaths.print(), { what: 'codes', ...FROM_SETUP }),
};

/** The place where a campus imports its own procedures (IMPORT-1). */
export const IMPORT_PLACE = fromSetup(adminPaths.admin, 'import');

/** Returns the address of a point: on another page, or its own place on the setup page. */
export const placeOf = (point: SetupPoint): string =>
  ELSEWHERE[point] ?? `${adminPaths.setup}#${point}`;

const OF_OWNERS: readonly SetupPoint[] = ['name', 'emergency', 'contacts', 'mail', 'people'];

export const mayDo = (point: SetupPoint, role: Role): boolean =>
  mayAs(role, OF_OWNERS.includes(point) ? 'owner' : 'author');

/** Returns the first point that is not done and that a role may do; undefined if there is none. */
export const nextPoint = ({ done }: Pick<SetupState, 'done'>, role: Role): SetupPoint | undefined =>
  SETUP_POINTS.find((point) => !done[point] && mayDo(point, role));
