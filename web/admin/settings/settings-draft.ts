import type { Area, Campus, Contact, Settings } from '#core/campus/campus-schema.ts';
import { isSameContact } from '#core/campus/contact-members.ts';
import { ISSUE_CATEGORIES } from '#core/base/category.ts';
import { parseAs } from '../../base/parse-as.ts';
import { safeStorage } from '../../base/safe-storage.ts';

/** The state of the settings page: the campus as typed, and the successors of deleted contacts. */
export type SettingsDraft = {
  readonly campus: Campus;
  /** The id of a deleted contact, with the id of its successor in the texts. */
  readonly replace: Readonly<Record<string, string>>;
};

/** A place of the settings that can have a mistake; a contact is named by its id, so that it can move. */
export type Place = string;

export const draftOf = (campus: Campus, replace = {}): SettingsDraft => ({ campus, replace });

/** The settings as somebody saved them last; numbers that phones call may still wait for approval (REVIEW-7). */
export const lastSaved = ({ campus, waiting }: Settings): Campus => waiting?.campus ?? campus;

/** Returns true if two values of the settings are equal; both are made of the members of one shape. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Listed = { readonly id: string };

/** The ids of a list that another has too, in their order. */
export function sharedIds(contacts: readonly Listed[], others: readonly Listed[]): string[] {
  const ids = new Set(others.map(({ id }) => id));
  return contacts.map(({ id }) => id).filter((id) => ids.has(id));
}

/** Counts the items of a list that were changed, added and removed, and one more if they were moved. */
function changesInList<T extends Listed>(
  saved: readonly T[],
  list: readonly T[],
  isSameItem: (one: T, other: T) => boolean,
): number {
  const before = new Map(saved.map((item) => [item.id, item]));
  const remaining = sharedIds(list, saved);
  const changed = list.filter((item) => {
    const old = before.get(item.id);
    return !old || !isSameItem(old, item);
  });
  const isMoved = !isSame(remaining, sharedIds(saved, list));
  return changed.length + saved.length - remaining.length + Number(isMoved);
}

export const areasOf = ({ areas = [] }: Campus): readonly Area[] => areas;

/** Counts the differences from the saved settings, as an administrator would count them. */
export function changesIn(saved: Campus, { campus }: SettingsDraft): number {
  const words = ISSUE_CATEGORIES.filter(
    (name) => !isSame(saved.synonyms[name] ?? [], campus.synonyms[name] ?? []),
  );
  const differing = [
    saved.name !== campus.name,
    saved.emergency.words !== campus.emergency.words,
    saved.emergency.number !== campus.emergency.number,
    (saved.main ?? '') !== (campus.main ?? ''),
  ].filter(Boolean);
  const lists =
    changesInList(saved.contacts, campus.contacts, isSameContact) +
    changesInList(areasOf(saved), areasOf(campus), isSame);
  return differing.length + lists + words.length;
}

/** The draft with other areas; a contact keeps the id of one that goes until another is chosen for it (AREAS-2). */
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

/** Returns the draft with one contact more, at a place from 0; at the end without one. A contact already in it stays unchanged. */
export function withAdded(draft: SettingsDraft, contact: Contact, place?: number): SettingsDraft {
  if (draft.campus.contacts.some(({ id }) => id === contact.id)) return draft;
  const { [contact.id]: _, ...replace } = draft.replace;
  const contacts = draft.campus.contacts.toSpliced(place ?? Infinity, 0, contact);
  return { campus: { ...draft.campus, contacts }, replace };
}

/** Returns the draft without a contact; contacts it replaced go to its successor, too. */
export function withoutContact(
  draft: SettingsDraft,
  id: string,
  successor?: string,
): SettingsDraft {
  const contacts = draft.campus.contacts.filter((contact) => contact.id !== id);
  const campus = { ...draft.campus, contacts };
  if (successor === undefined) return { ...draft, campus };
  const replace = Object.fromEntries(
    Object.entries(draft.replace).map(([gone, other]) => [gone, other === id ? successor : other]),
  );
  return { campus, replace: { ...replace, [id]: successor } };
}

/** The draft with a contact at another place, from 0. */
export function withMoved(draft: SettingsDraft, id: string, to: number): SettingsDraft {
  const { contacts } = draft.campus;
  const contact = contacts.find((one) => one.id === id);
  if (!contact || to < 0 || to >= contacts.length) return draft;
  const others = contacts.filter((one) => one !== contact);
  return { ...draft, campus: { ...draft.campus, contacts: others.toSpliced(to, 0, contact) } };
}

type Uses = Settings['uses'];

/** Returns the issues that would name a contact if the draft were saved: its own, and those of the contacts it replaces. */
export function usesIn(uses: Uses, { replace }: SettingsDraft, id: string): Uses[string] {
  const replaced = Object.keys(replace).filter((gone) => replace[gone] === id);
  const all = [id, ...replaced].flatMap((one) => uses[one] ?? []);
  return [...new Map(all.map((use) => [use._id, use])).values()].sort((a, b) =>
    a.title.localeCompare(b.title),
  );
}

const KEY = 'reslife.draft.settings';
const tab = safeStorage(() => window.sessionStorage);

type StoredSettings = { readonly saved: Campus; readonly draft: SettingsDraft };

const isStoredSettings = (stored: unknown): stored is StoredSettings =>
  typeof stored === 'object' && stored !== null && 'draft' in stored;

/** Returns the draft typed in this tab and not saved, with the settings saved then (CAMPUS-7). */
export const storedSettings = (): StoredSettings | undefined =>
  parseAs(tab.get(KEY), isStoredSettings);

/** Stores the draft, or removes it if it equals the saved settings. */
export function storeSettings(saved: Campus, draft: SettingsDraft): void {
  if (changesIn(saved, draft) === 0) tab.remove(KEY);
  else tab.set(KEY, JSON.stringify({ saved, draft }));
}

const REPORT_KEY = 'reslife.draft.report';

/** The address of a report form that was typed in this tab and not saved (CAMPUS-7). */
export const storedReportForm = (): string | undefined => tab.get(REPORT_KEY) ?? undefined;

/** Stores the typed address, or removes it if it equals the saved one. */
export function storeReportForm(saved: string, typed: string): void {
  if (typed.trim() === saved) tab.remove(REPORT_KEY);
  else tab.set(REPORT_KEY, typed);
}
