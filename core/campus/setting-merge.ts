import { ISSUE_CATEGORIES, type IssueCategory } from '../base/category.ts';
import { isSameContact, mergedContact } from './contact-members.ts';
import type { Area, CampusSettings, SettingKind, SettingMember, SettingValues } from './setting.ts';
import { isSameValue, settingIn, settingRow, settingsOf } from './setting-members.ts';

type Listed = { readonly id: string };

/** Returns the ids of a list that the other list has too, in the order of the first. */
function sharedIds(list: readonly Listed[], others: readonly Listed[]): string[] {
  const ids = new Set(others.map(({ id }) => id));
  return list.map(({ id }) => id).filter((id) => ids.has(id));
}

const pick = <T>(saved: T, mine: T, theirs: T): T => (isSameValue(saved, mine) ? theirs : mine);

/** The rules by which a kind compares two values and merges three. */
type Merging<T> = {
  /** Counts the differences in the way an administrator would. */
  readonly count: (saved: T, mine: T) => number;
  /** Merges what I typed since `saved` into what somebody else saved meanwhile. */
  readonly merge: (saved: T, mine: T, theirs: T) => T;
};

const whole = {
  count: (saved: unknown, mine: unknown): number => Number(!isSameValue(saved, mine)),
  merge: pick,
};

/** Merges lists item by item, matched by id. */
function list<T extends Listed>(
  isSameItem: (one: T, other: T) => boolean,
  merged: (saved: T, mine: T, theirs: T) => T,
): Merging<readonly T[]> {
  const byId = (items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
  const isMoved = (saved: readonly T[], mine: readonly T[]): boolean =>
    !isSameValue(sharedIds(saved, mine), sharedIds(mine, saved));
  return {
    count: (saved, mine) => {
      const before = byId(saved);
      const changed = mine.filter((item) => {
        const old = before.get(item.id);
        return !old || !isSameItem(old, item);
      });
      const removed = saved.length - sharedIds(mine, saved).length;
      return changed.length + removed + Number(isMoved(saved, mine));
    },
    merge: (saved, mine, theirs) => {
      const [before, typed, there] = [byId(saved), byId(mine), byId(theirs)];
      // The order is mine if I changed it, otherwise theirs.
      const [first, second] = isMoved(saved, mine) ? [typed, there] : [there, typed];
      return [...new Set([...first.keys(), ...second.keys()])].flatMap((id) => {
        const old = before.get(id);
        const my = typed.get(id);
        const their = there.get(id);
        if (my && their) return old ? merged(old, my, their) : my;
        // They removed the item, but it stays if I typed into it.
        if (my) return old && isSameItem(old, my) ? [] : my;
        return their && !old ? their : [];
      });
    },
  };
}

const mergedArea = (saved: Area, mine: Area, theirs: Area): Required<Area> => ({
  id: mine.id,
  name: pick(saved.name, mine.name, theirs.name),
});

type Words = readonly string[];

function mergedWords(saved: Words, mine: Words, theirs: Words): Words {
  const removed = new Set(saved.filter((word) => !mine.includes(word)));
  const remaining = theirs.filter((word) => !removed.has(word));
  return [...new Set([...remaining, ...mine.filter((word) => !saved.includes(word))])];
}

type Emergency = SettingValues['emergency'];
type Synonyms = SettingValues['synonyms'];

const wordsOf = (synonyms: Synonyms, category: IssueCategory): Words => synonyms[category] ?? [];

const MERGING: { readonly [K in SettingKind]: Merging<SettingValues[K]> } = {
  line: whole,
  emergency: {
    count: (saved, mine) =>
      Number(saved.words !== mine.words) + Number(saved.number !== mine.number),
    merge: (saved, mine, theirs): Required<Emergency> => ({
      words: pick(saved.words, mine.words, theirs.words),
      number: pick(saved.number, mine.number, theirs.number),
    }),
  },
  number: whole,
  contacts: list(isSameContact, mergedContact),
  synonyms: {
    count: (saved, mine) =>
      ISSUE_CATEGORIES.filter((name) => !isSameValue(wordsOf(saved, name), wordsOf(mine, name)))
        .length,
    merge: (...all) => {
      const entries = ISSUE_CATEGORIES.map((name): [IssueCategory, Words] => {
        const [saved = [], mine = [], theirs = []] = all.map((one) => wordsOf(one, name));
        return [name, mergedWords(saved, mine, theirs)];
      });
      return Object.fromEntries(entries.filter(([, words]) => words.length > 0));
    },
  },
  areas: list<Area>(isSameValue, mergedArea),
  address: {
    count: (saved, mine) => Number(saved !== mine.trim()),
    merge: pick,
  },
  choice: whole,
  language: whole,
};

const mergingOf = (member: SettingMember): Merging<SettingValues[SettingKind]> =>
  MERGING[settingRow(member).kind] as Merging<SettingValues[SettingKind]>;

export function countChanges(
  saved: CampusSettings,
  mine: CampusSettings,
  members: readonly SettingMember[],
): number {
  const counts = members.map((member) =>
    mergingOf(member).count(settingIn(saved, member), settingIn(mine, member)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Merges what was typed since `saved` into what others saved (CAMPUS-8). Nothing typed is lost, and nothing of theirs unless it was typed over. */
export const mergedSettings = <M extends SettingMember>(
  members: readonly M[],
  saved: CampusSettings,
  mine: CampusSettings,
  theirs: CampusSettings,
): Pick<CampusSettings, M> =>
  settingsOf(members, (member) =>
    mergingOf(member).merge(
      settingIn(saved, member),
      settingIn(mine, member),
      settingIn(theirs, member),
    ),
  );
