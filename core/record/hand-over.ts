import type { CheckedSteps } from '../step/step.ts';
import { LIMITS } from '../base/limits.ts';
import { isAdvisorName, normalizeAdvisor } from '../people/advisor-name.ts';
import { answersTo, destination, type Answer, type Visit } from '../walk/walk.ts';
import { byteReader, byteWriter, crc32, fromBase64Url, toBase64Url } from './codes/code-bytes.ts';
import { ACTS, ACT_PATTERN, type Act } from './acts.ts';
import { takerIn } from './holder.ts';
import { REPORT_STATES } from './report.ts';
import type { SavedWalk } from './saved-walk.ts';
import { membersThat, type MemberThat } from './walk-members.ts';

/** The data of a walk that another phone needs, except for its issue, which is in the address of the code (HANDOVER-1). */
export type HandedWalk = Required<Pick<SavedWalk, MemberThat<'code' | 'entered'>>> &
  Pick<SavedWalk, MemberThat<'text'>>;

/** Returns a walk with every member that the code carries, empty if the phone left it out. */
export const handedOf = (saved: SavedWalk): HandedWalk => ({
  area: undefined,
  report: undefined,
  escalated: undefined,
  isPractice: false,
  corrections: 0,
  moments: [],
  ...saved,
});

const TEXTS = membersThat('text');

const textsIn = (walk: object): string[] =>
  TEXTS.map((member) => String(Reflect.get(walk, member) ?? ''));

/** One tap or moment: the place of its step, the milliseconds since Start, and what it did. */
type CodedEvent = { readonly place: number; readonly at: number; readonly did: string };

/** The data of a walk in a code, before the steps of its revision are known. */
export type HandOver = Omit<HandedWalk, 'walk' | 'trail' | 'moments'> & {
  readonly answers: readonly (Answer | null)[];
  /** The number of answers that lead to the step on the screen. Back undid the others. */
  readonly walked: number;
  readonly isAtEnd: boolean;
  readonly trail: readonly CodedEvent[];
  readonly moments: readonly CodedEvent[];
};

/** The version of the code. The app refuses a code of another version and says so. */
const VERSION = 1;
const ANSWERS = [null, 'yes', 'no', 'confirmed'] as const satisfies readonly (Answer | null)[];
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const seconds = (ms: number): number => Math.max(0, Math.floor(ms / 1_000));

/** The most characters of an address that phones can read from a screen at arm's length (HANDOVER-6). */
export const MAX_CODE = 1_800;

/** Returns the code of a walk, or undefined if the walk cannot go on elsewhere, such as a damaged one. */
export function encodeHandOver(handed: HandedWalk): string | undefined {
  const { walk, startedAt, escalated, report, trail, moments } = handed;
  const placeOf = new Map<string, number>(walk.steps.map(({ _id }, place) => [_id, place]));
  const happened = [...trail, ...moments];
  if (!UUID.test(handed.id) || happened.some(({ step }) => !placeOf.has(step))) return undefined;
  const names = [...new Set(happened.map(({ did }) => did))].filter(
    (did) => !ACTS.some((act) => act === did),
  );
  const acts: readonly string[] = [...ACTS, ...names];
  const out = byteWriter();
  out.number(VERSION);
  out.raw(
    Array.from(handed.id.replaceAll('-', '').match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
  );
  out.number(handed.revision ?? 0);
  out.number(Date.parse(startedAt));
  out.number((handed.isPractice ? 1 : 0) + (walk.onFinalScreen ? 2 : 0) + (escalated ? 4 : 0));
  out.number(report === undefined ? 0 : REPORT_STATES.indexOf(report) + 1);
  out.text(handed.title);
  out.text(handed.advisor);
  out.text(handed.area ?? '');
  out.number(handed.corrections);
  out.number(handed.rating * 2);
  out.text(handed.description);
  if (escalated) {
    out.number(escalated.step ?? 0);
    out.number(seconds(Date.parse(escalated.at) - Date.parse(startedAt)));
  }
  const chain = [...walk.path, ...walk.ahead.toReversed()].map(({ answer }) =>
    ANSWERS.indexOf(answer),
  );
  out.number(chain.length);
  out.number(walk.path.length);
  for (let at = 0; at < chain.length; at += 4) {
    out.raw([chain.slice(at, at + 4).reduce((all, answer, index) => all + answer * 4 ** index, 0)]);
  }
  out.number(names.length);
  for (const name of names) out.text(name);
  for (const list of [trail, moments]) {
    out.number(list.length);
    let before = 0;
    for (const { step, at, did } of list) {
      out.number((placeOf.get(step) ?? 0) * acts.length + acts.indexOf(did));
      out.number(Math.max(0, seconds(at) - before));
      before = Math.max(before, seconds(at));
    }
  }
  const texts = textsIn(handed);
  // Empty texts at the end are left out, so that phones of any version can read a walk that does not have them.
  for (const text of texts.slice(0, texts.findLastIndex(Boolean) + 1)) out.text(text);
  const crc = crc32(out.bytes);
  const code = toBase64Url([...out.bytes, ...[24, 16, 8, 0].map((shift) => (crc >>> shift) & 255)]);
  const read = decodeHandOver(code);
  const again = read && continueWalk(read, walk.steps)?.walk;
  return JSON.stringify(again) === JSON.stringify(walk) ? code : undefined;
}

function read(bytes: readonly number[]): HandOver | undefined {
  const from = byteReader(bytes);
  if (from.number() !== VERSION) return undefined;
  const digits = from
    .raw(16)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const revision = from.number() || null;
  const start = from.number();
  const flags = from.number();
  const report = REPORT_STATES[from.number() - 1];
  const [title, advisor] = [from.text(), from.text()];
  const area = from.text() || undefined;
  const corrections = from.number();
  const rating = from.number() / 2;
  const description = from.text();
  const at = (after: number) => new Date(start + after * 1_000).toISOString();
  const escalated =
    flags & 4 ? { step: from.number() || undefined, at: at(from.number()) } : undefined;
  const count = from.number();
  const walked = from.number();
  const packed = from.raw(Math.ceil(count / 4));
  const answers = Array.from({ length: count }, (_, index) => {
    const four = packed[Math.floor(index / 4)] ?? 0;
    return ANSWERS[(four >> (2 * (index % 4))) & 3] ?? null;
  });
  const names = Array.from({ length: from.number() }, () => from.text());
  const acts: readonly string[] = [...ACTS, ...names];
  const list = (): CodedEvent[] => {
    let after = 0;
    return Array.from({ length: from.number() }, () => {
      const tap = from.number();
      after += from.number();
      const did = acts[tap % acts.length] ?? '';
      return { place: Math.floor(tap / acts.length), at: after * 1_000, did };
    });
  };
  const [trail, moments] = [list(), list()];
  const texts = TEXTS.map((member) => [member, from.isAtEnd() ? '' : from.text()] as const);
  if (!from.isAtEnd() || walked > count) return undefined;
  const said = { id, revision, title, advisor, area, report, escalated, corrections, rating };
  const [isPractice, isAtEnd] = [(flags & 1) === 1, (flags & 2) === 2];
  const others = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  const walk = { startedAt: at(0), isPractice, isAtEnd, answers, walked, trail, moments };
  return { ...others, ...said, description, ...walk };
}

const isAct = (did: string): did is Act => new RegExp(ACT_PATTERN).test(did);

/** Tells whether a name is already in its stored form. */
const isName = (name: string): boolean => isAdvisorName(name) && normalizeAdvisor(name) === name;

/** Tells whether the server would accept a record of this walk (RECORD-1). Anybody can make a code, so a walk that fails this test is refused. */
function canBeRecorded(found: HandOver): boolean {
  const { advisor, area = '', corrections, rating, description, answers, trail, moments } = found;
  const takers = moments.flatMap(({ did }) => takerIn(did) ?? []);
  return (
    [advisor, ...takers].every(isName) &&
    area.length <= 4 * LIMITS.areaName &&
    corrections <= LIMITS.corrections &&
    rating <= LIMITS.stars &&
    [description, ...textsIn(found)].every(({ length }) => length <= LIMITS.text) &&
    answers.length <= LIMITS.walkedSteps &&
    [trail, moments].every((list) => list.length <= LIMITS.trail) &&
    [...trail, ...moments].every(({ at }) => Number.isSafeInteger(at)) &&
    trail.every(({ did }) => isAct(did)) &&
    moments.every(({ did }) => did.length <= LIMITS.momentDid)
  );
}

/** Reads a code, or returns undefined if it is damaged, of another version, or no code (HANDOVER-5). */
export function decodeHandOver(code: string): HandOver | undefined {
  const bytes = fromBase64Url(code);
  const crc = bytes?.splice(-4);
  if (!bytes || crc?.length !== 4) return undefined;
  if (crc.reduce((all, byte) => all * 256 + byte, 0) !== crc32(bytes)) return undefined;
  try {
    const found = read(bytes);
    return found && canBeRecorded(found) ? found : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the stops that the answers lead through, or undefined if they do not fit this tree. */
function visitsIn(answers: HandOver['answers'], steps: CheckedSteps): Visit[] | undefined {
  const visits: Visit[] = [];
  let next = steps[0]?._id ?? 'final';
  for (const [index, answer] of answers.entries()) {
    const step = steps.find(({ _id }) => _id === next);
    if (!step || (answer !== null && !answersTo(step).includes(answer))) return undefined;
    if (answer === null && index < answers.length - 1) return undefined;
    visits.push({ step: step._id, answer });
    if (answer !== null) next = destination(steps, step, answer);
  }
  return visits;
}

/** Returns the walk with the steps of its revision, or undefined if it does not fit them (HANDOVER-5). */
export function continueWalk(
  { answers, walked, isAtEnd, trail, moments, ...said }: HandOver,
  steps: CheckedSteps,
): HandedWalk | undefined {
  const visits = visitsIn(answers, steps);
  const ids = steps.map(({ _id }) => _id);
  const isPlaced = ({ place }: CodedEvent): boolean => place < ids.length;
  const isWalk = isAtEnd ? steps.length === 0 || walked > 0 : walked > 0;
  if (!visits || !isWalk || ![...trail, ...moments].every(isPlaced)) return undefined;
  return {
    ...said,
    walk: {
      steps,
      path: visits.slice(0, walked),
      ahead: visits.slice(walked).toReversed(),
      onFinalScreen: isAtEnd,
    },
    trail: trail.flatMap(({ place, at, did }) =>
      isAct(did) ? [{ step: ids[place] ?? '', at, did }] : [],
    ),
    moments: moments.map(({ place, at, did }) => ({ step: ids[place] ?? '', at, did })),
  };
}
