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

/** The members that are saved one by one. */
export const ALONE_MEMBERS = SETTING_MEMBERS.filter(isAlone);

/** The members that are saved one by one and that phones have. */
export const ALONE_ON_PHONES = ALONE_MEMBERS.filter((member) => {
  const row = settingRow(member);
  return 'isOnPhones' in row && row.isOnPhones;
});

/** The members that are sent together. */
export const CAMPUS_MEMBERS = SETTING_MEMBERS.filter(
  (member): member is CampusMember => !isAlone(member),
);

/** The members that decide which number a phone dials: all but the name of the campus and the search words (SESSION-15). */
export const CALL_MEMBERS = CAMPUS_MEMBERS.filter(
  (member): member is CallMember => settingRow(member).change === 'calls',
);

/** The members whose change needs a proof only if it adds something new to dial. */
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

/** Returns the value of a member, which is empty if the member is absent. */
export const settingIn = <M extends SettingMember>(
  settings: Partial<CampusSettings>,
  member: M,
): ValueOf<M> => (settings[member] ?? EMPTY[settingRow(member).kind]) as ValueOf<M>;

/** Tells whether two values of a setting are equal. Both are made from the members of one shape. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Builds settings from the value of each member. It leaves out an empty member that may be absent. */
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

/** Returns each member that is saved by itself, even an empty one. */
export const aloneIn = (settings: AloneSettings): Required<AloneSettings> =>
  Object.fromEntries(
    ALONE_MEMBERS.map((member) => [member, settingIn(settings, member)]),
  ) as unknown as Required<AloneSettings>;

/** Returns the members that are sent together, without the others. */
export const campusIn = (settings: CampusSettings): Campus =>
  settingsOf(CAMPUS_MEMBERS, (member) => settingIn(settings, member));

/** Returns the settings, but with the members that decide whom phones call taken from `others` (REVIEW-7). */
export const withCalls = (campus: Campus, others: Pick<Campus, CallMember>): Campus =>
  settingsOf(CAMPUS_MEMBERS, (member) =>
    settingIn(settingRow(member).change === 'calls' ? others : campus, member),
  );
