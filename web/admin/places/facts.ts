import { LOCALE } from '#core/base/locale.ts';
import type { AdminPageName } from '#core/page/admin-pages.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import { missingNumbers } from '#core/campus/missing-numbers.ts';
import { hostOfReportForm } from '#core/campus/report-form.ts';
import { settingIn } from '#core/campus/setting-members.ts';
import type { NotificationOverview } from '#core/notifications/notification-schema.ts';
import { calledOf } from '#core/notifications/preview.ts';
import { countGaps, mondayOf, nightOf, rowsToCome } from '#core/rota/duty-weeks.ts';
import { areasWithoutContact } from '#core/setup/setup.ts';
import { adminCall } from '../base/admin-api.ts';
import { missingNumbersMessages } from '../shared/states/messages.ts';
import { placesMessages as words } from './messages.ts';

/** The second line of a part in the index, in amber if somebody must act. */
export type Fact = { readonly text: string; readonly isAmber?: boolean };

const amber = (text: string): Fact => ({ text, isAmber: true });

/** Returns a time zone in words, such as 'Eastern Time'. */
const zoneIn = (timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

export const FACTS_OF_SETTINGS = {
  campus: ({ campus: { name }, timeZone }) =>
    name === '' ? amber(words.noName) : { text: `${name}, ${zoneIn(timeZone)}` },
  contacts: ({ campus, uses, waiting }) => {
    if (waiting) return amber(words.waiting);
    const missing = missingNumbers(campus, uses);
    if (missing > 0) return amber(missingNumbersMessages.missing(missing));
    return { text: words.contacts(campus.contacts.length) };
  },
  searchWords: ({ campus }) => {
    const lists = Object.values(campus.synonyms);
    const count = lists.reduce((sum, list) => sum + list.length, 0);
    return { text: count === 0 ? words.noSearchWords : words.searchWords(count, lists.length) };
  },
  report: (settings) => {
    const host = hostOfReportForm(settingIn(settings, 'report'));
    return { text: host === '' ? words.noForm : words.opens(host) };
  },
  publishing: (settings) => ({
    text: settingIn(settings, 'secondPerson') ? words.second : words.alone,
  }),
} as const satisfies Partial<Record<AdminPageName, (settings: Settings) => Fact>>;

/** Returns the names of the people whom the escalation steps for all areas tell, without empty steps; a recipient that is in no step belongs to the first (LADDER-1). */
function namesInSteps(
  { ladders = [], targets }: Pick<NotificationOverview, 'ladders' | 'targets'>,
  { contacts }: Settings['campus'],
): readonly (readonly string[])[] {
  const all = ladders.find(({ areas, categories }) => areas.length + categories.length === 0);
  const [first = [], ...later] = all?.steps.map((step) => step.targets) ?? [];
  const placed = new Set([first, ...later].flat());
  const others = targets.map(({ _id }) => _id).filter((id) => !placed.has(id));
  const nameOf = (id: string) => contacts.find((contact) => contact.id === id)?.name ?? '';
  return [[...first, ...others], ...later]
    .map((ids) =>
      targets
        .filter(({ _id, escalations }) => escalations && ids.includes(_id))
        .map((target) => calledOf(target, nameOf))
        .filter((name) => name !== ''),
    )
    .filter(({ length }) => length > 0);
}

export const ASKED_FACTS = {
  areas: async ({ campus, timeZone }) => {
    const without = areasWithoutContact(campus).length;
    if (without > 0) return amber(words.areasWithout(without));
    const areas = words.areas(campus.areas?.length ?? 0);
    const now = new Date();
    // These are the days that the page itself shows first.
    const from = mondayOf(nightOf(now, timeZone));
    const { rows } = await adminCall('GET /api/rota/weeks', { query: { from } });
    if (rows.length === 0) return { text: areas };
    const gaps = countGaps(rowsToCome(rows, now));
    const text = `${areas}, ${words.gaps(gaps)}`;
    return gaps > 0 ? amber(text) : { text };
  },
  escalations: async ({ campus }) => {
    const overview = await adminCall('GET /api/notifications');
    const { targets, givenUp } = overview;
    if (targets.length === 0) return amber(words.nobodyTold);
    if (givenUp > 0) return amber(words.notDelivered(givenUp));
    const [first, then] = namesInSteps(overview, campus);
    if (!first) return { text: words.recipients(targets.length) };
    return { text: then ? words.toldThen(words.told(first), words.told(then)) : words.told(first) };
  },
  trail: async () => {
    const { rows, timeZone } = await adminCall('GET /api/trail', { query: {} });
    const [last] = rows;
    return { text: last ? words.lastEntry(last.at, timeZone) : words.noEntry };
  },
  phones: async () => {
    const { phones } = await adminCall('GET /api/phones');
    return { text: words.phones(phones.filter(({ state }) => state === 'enrolled').length) };
  },
  privacy: async () => {
    const { records } = (await adminCall('GET /api/privacy')).terms;
    return { text: records === null ? words.keptForever : words.kept(records) };
  },
  backups: async () => {
    const { isScheduled, last, failure, isLate, timeZone } = await adminCall('GET /api/backups');
    if (!isScheduled) return amber(words.noBackups);
    if (failure) return amber(words.backupFailed);
    if (last === null) return amber(words.noBackup);
    return isLate ? amber(words.backupLate) : { text: words.lastBackup(last, timeZone) };
  },
  operations: async () => {
    const { database, jobs } = await adminCall('GET /api/operations');
    const isFine = database.damage === undefined && !jobs.some(({ isFailed }) => isFailed);
    return isFine ? { text: words.running } : amber(words.notRunning);
  },
} as const satisfies Partial<Record<AdminPageName, (settings: Settings) => Promise<Fact>>>;

export type PlaceName = keyof typeof FACTS_OF_SETTINGS | keyof typeof ASKED_FACTS;

/** The places to which 'Administration' in the menu leads (SHELL-10). */
export const ADMINISTRATION: readonly PlaceName[] = [
  'trail',
  'phones',
  'privacy',
  'backups',
  'operations',
];
