import { continueWalk, decodeHandOver, type HandedWalk } from '#core/record/hand-over.ts';
import { membersThat, type MemberThat } from '#core/record/walk-members.ts';
import { holderOf, takerIn } from '#core/record/holder.ts';
import { guideAt, type GuideAt } from '../../phone/library/guide-at.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { canResume } from '../../phone/store/phone-store.ts';
import { change, openStore, read } from '../../phone/store/store.ts';
import { savedWalk } from '../../phone/walks/saved-walks.ts';
import { takeIn } from './handed-over.ts';
import { withMoment } from './with-moment.ts';

/** A walk that this phone can take over: the walk in the code, its issue, and what this phone already has of it. */
export type WalkOffer = {
  readonly kind: 'ready';
  readonly handed: HandedWalk;
  readonly guide: GuideAt;
  readonly here: SavedWalk | undefined;
};

/** The ways in which this phone can use a code. */
export type CodeReading =
  | { readonly kind: 'damaged' | 'withdrawn' | 'ended' }
  | { readonly kind: 'missing'; readonly revision: number | null }
  | { readonly kind: 'mine' | 'apart'; readonly walk: SavedWalk }
  | WalkOffer;

const handsIn = ({ moments = [] }: Pick<SavedWalk, 'moments'>): number =>
  moments.filter(({ did }) => takerIn(did) !== undefined).length;

const ENTERED = membersThat('entered');

/** The entries of a walk so far. */
type Entered = Pick<SavedWalk, (typeof ENTERED)[number]>;

type Happened = readonly { readonly step: string; readonly at: number; readonly did: string }[];

/** Returns a list with whole seconds, as a code has them, because the phone that made the code has milliseconds. */
const inSeconds = (list: Happened) =>
  list.map(({ step, at, did }) => [step, Math.floor(at / 1_000), did]);

const isStart = (list: Happened = [], of: Happened = []): boolean =>
  JSON.stringify(inSeconds(list)) === JSON.stringify(inSeconds(of.slice(0, list.length)));

/** Returns true if everything in `one` is also in `other`, which may have gone on since. */
const isWithin = (one: Entered, other: Entered): boolean =>
  ENTERED.every((member) => {
    const [before, after] = [one[member], other[member]];
    return typeof before === 'object'
      ? isStart(before, Array.isArray(after) ? after : [])
      : !before || before === after;
  });

const beforeTaking = (here: SavedWalk): SavedWalk => {
  const { moments = [] } = here;
  const last = moments.findLastIndex(({ did }) => takerIn(did) !== undefined);
  return { ...here, moments: moments.filter((_, index) => index !== last) };
};

/** The most ms by which the clocks of two phones may differ, so that a phone with a wrong date can still take a walk over. */
const A_YEAR = 366 * 86_400_000;

/** Finds out how the phone of `name` can use the code of a walk that is handed over (HANDOVER-2, HANDOVER-5, HANDOVER-7, HANDOVER-9). */
export async function lookAt(issueId: string, code: string, name: string): Promise<CodeReading> {
  const handed = decodeHandOver(code);
  if (!handed || Date.parse(handed.startedAt) > Date.now() + A_YEAR) return { kind: 'damaged' };
  const { id, revision } = handed;
  const record = await read(['outbox'], async ({ get }) => await get('outbox', id));
  if (!canResume(record)) return { kind: 'ended' };
  const guide = revision === null ? undefined : await guideAt(issueId, revision);
  if (guide === 'not here') return { kind: 'missing', revision };
  if (!guide) return { kind: 'withdrawn' };
  const walk = continueWalk(handed, guide.steps);
  // The address may be that of another issue whose questions have the same answers.
  if (!walk || guide.guide.title !== handed.title) return { kind: 'damaged' };
  const here = await savedWalk(id);
  // The advisor reads the same code again, or one from before this phone took the walk over.
  if (here && handsIn(here) >= handsIn(walk)) {
    const isMine = handsIn(here) > handsIn(walk) || holderOf(here) === name;
    const taken = handsIn(here) > handsIn(walk) ? beforeTaking(here) : here;
    if (isMine && isWithin(walk, taken)) return { kind: 'mine', walk: here };
    // If only the other phone went on since, its walk is taken as it is now; if both went on, the two walks are apart (HANDOVER-9).
    if (isMine && !isWithin(taken, walk)) return { kind: 'apart', walk: here };
  }
  return { kind: 'ready', handed: walk, guide, here };
}

/** Tells this page about the walks that `takeIn` saved; other tabs heard of them right away. */
export const offerHere = async (): Promise<void> =>
  await change(['walks', 'outbox'], async () => await Promise.resolve());

/** A walk that is now on this phone, and the advisor it came from; if it is not stored, it is lost when the page closes. */
export type WalkInHand = {
  readonly walk: SavedWalk;
  readonly from: string;
  readonly isKept: boolean;
};

/** Saves a walk that `name` took over (HANDOVER-2); on a full phone it goes on without being saved (HANDOVER-8). */
export async function takeOver(
  { handed, guide: { guide } }: WalkOffer,
  name: string,
  now: Date,
): Promise<WalkInHand> {
  const { _id: issueId, category, firstAct } = guide;
  const said: Required<Pick<SavedWalk, MemberThat<'guide'>>> = {
    issueId,
    category,
    firstAct,
  };
  const walk = withMoment({ ...handed, ...said }, { kind: 'handed', value: name }, now);
  const { lasts } = await openStore();
  const isKept = await takeIn(walk, false).catch(() => false);
  return { walk, from: holderOf(handed), isKept: isKept && lasts };
}
