import { unreachable } from '#core/base/assert.ts';
import { LIMITS } from '#core/base/limits.ts';
import { LOCALE } from '#core/base/locale.ts';
import type { Settings } from '#core/campus/campus-schema.ts';
import type { Contact } from '#core/campus/contact.ts';
import { CONTACT_MEMBERS, memberRow } from '#core/campus/contact-members.ts';
import { EMERGENCY } from '#core/campus/campus.ts';
import type { Area, Campus, CampusSettings, SettingMember } from '#core/campus/setting.ts';
import {
  aloneIn,
  SETTING_MEMBERS,
  settingIn,
  settingRow,
  settingsOf,
} from '#core/campus/setting-members.ts';
import { countChanges, mergedSettings } from '#core/campus/setting-merge.ts';
import type { CampusProblem } from '#core/campus/text-problems.ts';
import { parseAs } from '../../base/parse-as.ts';
import { safeStorage } from '../../base/safe-storage.ts';
import { settingsMessages as words } from './messages.ts';
import { reportMessages } from './report-messages.ts';

/** The typed settings of all pages: the campus, and the contacts that replace deleted ones. */
export type SettingsDraft = {
  readonly campus: CampusSettings;
  /** The ids of contacts that replace others in texts, by the id of the contact that is deleted. */
  readonly replace: Readonly<Record<string, string>>;
};

/** A field of the settings that can have a mistake; a contact in it is named by its id, so that the contact can move. */
export type FieldPlace = string;

export const draftOf = (campus: CampusSettings): SettingsDraft => ({ campus, replace: {} });

/** Returns the settings as somebody last saved them; a change of the contacts in them may still wait for approval (REVIEW-7). */
export const lastSaved = (settings: Settings): CampusSettings => ({
  ...(settings.waiting?.campus ?? settings.campus),
  ...aloneIn(settings),
});

export const areasOf = ({ areas = [] }: Campus): readonly Area[] => areas;

export function placeOf({ field }: CampusProblem, campus: Campus): FieldPlace {
  const [first, second, member] = field.split('.');
  const { contacts } = campus;
  const lists: Record<string, readonly { id: string }[]> = { contacts, areas: areasOf(campus) };
  const item = lists[first ?? '']?.[Number(second)];
  return item ? `${item.id}.${member}` : field;
}

/** Returns a sentence about a problem, which is shown at its field of the settings. */
export function wordsOfCampusProblem({ field, code }: CampusProblem): string {
  const isOfWords = field.startsWith('synonyms.');
  switch (code) {
    case 'REQUIRED':
    case 'UNKNOWN_CONTACT':
    case 'NOT_AN_ID':
      return words.required;
    case 'TAKEN':
      return words.taken;
    case 'BROKEN_REFERENCE':
      return words.noReference;
    case 'NOT_HOURS':
      return words.notHours;
    case 'UNKNOWN_AREA':
      return words.unknownArea;
    case 'NOT_A_NUMBER':
      // Only the number of a contact may contain more than digits (CONTACT-11).
      return field.startsWith('contacts.') ? words.notANumber : words.notDigits;
    case 'NO_MAIN_NUMBER':
      return words.noMainNumber;
    case 'TOO_MANY':
      if (field === 'areas') return words.tooManyAreas;
      return isOfWords ? words.tooManyWords : words.tooManyContacts;
    case 'TOO_LONG':
      return isOfWords ? words.tooLongWord : words.tooLong(mostIn(field));
    case 'NOT_HTTPS':
    case 'PLACEHOLDER_TOO_EARLY':
    case 'UNKNOWN_PLACEHOLDER':
      return reportMessages.problems[code];
    default:
      return unreachable(code);
  }
}

function mostIn(field: CampusProblem['field']): number {
  const setting = SETTING_MEMBERS.find((one) => one === field);
  if (setting !== undefined) return settingRow(setting).most;
  if (field === 'emergency.words') return LIMITS.emergencyWords;
  if (field.startsWith('areas.')) return LIMITS.areaName;
  const member = CONTACT_MEMBERS.find((one) => field.endsWith(`.${one}`));
  return member === undefined ? LIMITS.contactNumber : memberRow(member).most;
}

export const withMembers = (
  settings: CampusSettings,
  members: readonly SettingMember[],
  others: CampusSettings,
): CampusSettings =>
  settingsOf(SETTING_MEMBERS, (member) =>
    settingIn(members.includes(member) ? others : settings, member),
  );

/** Returns a draft with the members of a page as they are in another draft; the replacements of contacts belong to these members. */
export const withPart = (
  draft: SettingsDraft,
  members: readonly SettingMember[],
  other: SettingsDraft,
): SettingsDraft => ({
  campus: withMembers(draft.campus, members, other.campus),
  replace: members.includes('contacts') ? other.replace : draft.replace,
});

/** Returns a draft made from `saved` on top of what somebody else has saved since (`theirs`, CAMPUS-8). */
export function rebased(
  saved: CampusSettings,
  { campus, replace }: SettingsDraft,
  theirs: CampusSettings,
): SettingsDraft {
  const merged = mergedSettings(SETTING_MEMBERS, saved, campus, theirs);
  const stays = new Set(merged.contacts.map(({ id }) => id));
  const goes = Object.entries(replace).filter(
    ([gone, other]) => !stays.has(gone) && (other === EMERGENCY || stays.has(other)),
  );
  return { campus: merged, replace: Object.fromEntries(goes) };
}

export const typeInto =
  (members: Partial<CampusSettings>) =>
  (draft: SettingsDraft): SettingsDraft => ({ ...draft, campus: { ...draft.campus, ...members } });

/** Returns the draft with other areas; a contact keeps the id of a deleted area until another area is chosen for it (AREAS-2). */
export function withAreas(
  { campus, ...rest }: SettingsDraft,
  next: (areas: readonly Area[]) => readonly Area[],
): SettingsDraft {
  return { ...rest, campus: { ...campus, areas: next(areasOf(campus)) } };
}

export function withContact(draft: SettingsDraft, contact: Contact): SettingsDraft {
  const contacts = draft.campus.contacts.map((one) => (one.id === contact.id ? contact : one));
  return { ...draft, campus: { ...draft.campus, contacts } };
}

/** Returns the draft with one more contact, at a place counted from 0, or at the end. If the contact is already in it, the draft stays unchanged. */
export function withAdded(draft: SettingsDraft, contact: Contact, place?: number): SettingsDraft {
  if (draft.campus.contacts.some(({ id }) => id === contact.id)) return draft;
  const { [contact.id]: _, ...replace } = draft.replace;
  const contacts = draft.campus.contacts.toSpliced(place ?? Infinity, 0, contact);
  return { campus: { ...draft.campus, contacts }, replace };
}

/** Returns the draft without a contact; contacts that it replaced are then replaced by its successor, too. */
export function withoutContact(draft: SettingsDraft, id: string, successor = ''): SettingsDraft {
  const contacts = draft.campus.contacts.filter((contact) => contact.id !== id);
  const campus = { ...draft.campus, contacts };
  if (successor === '') return { ...draft, campus };
  const replace = Object.fromEntries(
    Object.entries(draft.replace).map(([gone, other]) => [gone, other === id ? successor : other]),
  );
  return { campus, replace: { ...replace, [id]: successor } };
}

/** Returns the draft with a contact moved to a place, counted from 0. */
export function withMoved(draft: SettingsDraft, id: string, to: number): SettingsDraft {
  const { contacts } = draft.campus;
  const contact = contacts.find((one) => one.id === id);
  if (!contact || to < 0 || to >= contacts.length) return draft;
  const others = contacts.filter((one) => one !== contact);
  return { ...draft, campus: { ...draft.campus, contacts: others.toSpliced(to, 0, contact) } };
}

type Uses = Settings['uses'];

/** Returns the issues that would name a contact if the draft were saved: those that name it now, and those that name a contact it replaces. */
export function usesIn(uses: Uses, { replace }: SettingsDraft, id: string): Uses[string] {
  const replaced = Object.keys(replace).filter((gone) => replace[gone] === id);
  const all = [id, ...replaced].flatMap((one) => uses[one] ?? []);
  const issues = [...new Map(all.map((use) => [use._id, use])).values()];
  return issues.sort((a, b) => a.title.localeCompare(b.title, LOCALE));
}

const KEY = 'reslife.draft.settings';
/** The key under which the release before stored a draft of a report form's address. */
const REPORT_KEY = 'reslife.draft.report';
const tab = safeStorage(() => window.sessionStorage);

type StoredSettings = { readonly saved: CampusSettings; readonly draft: SettingsDraft };

const isStoredSettings = (stored: unknown): stored is StoredSettings =>
  typeof stored === 'object' && stored !== null && 'draft' in stored;

/** Returns the text that was typed in this tab and not saved, on top of the current saved settings (CAMPUS-7). */
export function storedDraft(saved: CampusSettings): SettingsDraft {
  const stored = parseAs(tab.get(KEY), isStoredSettings);
  const draft = stored ? rebased(stored.saved, stored.draft, saved) : draftOf(saved);
  const report = tab.get(REPORT_KEY);
  return report === null ? draft : { ...draft, campus: { ...draft.campus, report } };
}

/** Stores the typed settings, and removes whatever equals the saved ones. */
export function storeSettings(saved: CampusSettings, draft: SettingsDraft): void {
  tab.remove(REPORT_KEY);
  if (countChanges(saved, draft.campus, SETTING_MEMBERS) === 0) tab.remove(KEY);
  else tab.set(KEY, JSON.stringify({ saved, draft }));
}
