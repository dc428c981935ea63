import {
  SETTINGS,
  type AloneMember,
  type AloneSettings,
  type CallMember,
  type Campus,
  type CampusMember,
  type CampusSettings,
  type NamedMember,
  type SettingKind,
  type SettingMember,
  type SettingRow,
  type SettingValues,
  type ValueOf,
} from './setting.ts';

/** Every member of the settings, in the order of the list. */
export const SETTING_MEMBERS = Object.keys(SETTINGS) as readonly SettingMember[];

export const settingRow = (member: SettingMember): SettingRow => SETTINGS[member];

export const isAlone = (member: SettingMember): member is AloneMember =>
  settingRow(member).change === 'alone';

/** The members that are saved by themselves. */
export const ALONE_MEMBERS = SETTING_MEMBERS.filter(isAlone);

/** Those of them that phones have. */
export const ALONE_ON_PHONES = ALONE_MEMBERS.filter((member) => {
  const row = settingRow(member);
  return 'isOnPhones' in row && row.isOnPhones;
});

/** The members that travel as one. */
export const CAMPUS_MEMBERS = SETTING_MEMBERS.filter(
  (member): member is CampusMember => !isAlone(member),
);

/** The members that decide which number a phone dials: all but the campus's name and words of the search (SESSION-15). */
export const CALL_MEMBERS = CAMPUS_MEMBERS.filter(
  (member): member is CallMember => settingRow(member).change === 'calls',
);

/** The members that ask for a proof only if there is something new to dial in them. */
export const NAMED_MEMBERS = CAMPUS_MEMBERS.filter(
  (member): member is NamedMember => settingRow(member).change === 'named',
);

const EMPTY: SettingValues = {
  line: '',
  emergency: { words: '', number: '' },
  number: '',
  contacts: [],
  synonyms: {},
  areas: [],
  address: '',
  choice: false,
  language: '',
};

/** Gives the value of a member; one that is absent is empty. */
export const settingIn = <M extends SettingMember>(
  settings: Partial<CampusSettings>,
  member: M,
): ValueOf<M> => (settings[member] ?? EMPTY[settingRow(member).kind]) as ValueOf<M>;

/** Tells whether two values of the settings say the same; both are made of the members of one shape. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Builds settings from the value of each member; empty values are left out if their member may be absent. */
export function settingsOf<M extends SettingMember>(
  members: readonly M[],
  valueFor: (member: M) => SettingValues[SettingKind],
): Pick<CampusSettings, M> {
  const entries = members.map((member) => [member, valueFor(member)] as const);
  const kept = entries.filter(([member, value]) => {
    const { kind, isAlways } = settingRow(member);
    return isAlways || !isSameValue(value, EMPTY[kind]);
  });
  return Object.fromEntries(kept) as Pick<CampusSettings, M>;
}

/** Gives each member that is saved by itself, an empty one too. */
export const aloneIn = (settings: AloneSettings): Required<AloneSettings> =>
  Object.fromEntries(
    ALONE_MEMBERS.map((member) => [member, settingIn(settings, member)]),
  ) as unknown as Required<AloneSettings>;

/** Returns the members that are sent together, without those beside them. */
export const campusIn = (settings: CampusSettings): Campus =>
  settingsOf(CAMPUS_MEMBERS, (member) => settingIn(settings, member));

/** Returns the settings with the members that say whom phones call taken from others (REVIEW-7). */
export const withCalls = (campus: Campus, others: Pick<Campus, CallMember>): Campus =>
  settingsOf(CAMPUS_MEMBERS, (member) =>
    settingIn(settingRow(member).change === 'calls' ? others : campus, member),
  );
