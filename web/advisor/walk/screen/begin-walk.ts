import { holderOf } from '#core/record/holder.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import type { CheckedSteps } from '#core/step/step.ts';
import { advisorName, advisorProof } from '../../../base/advisor-name.ts';
import { storedCampus } from '../../phone/library/local-copy.ts';
import { guideHere, type Introduction } from '../../phone/library/guide.ts';
import { translations } from '../../phone/library/reading.ts';
import type { IssueTitle } from '../../phone/library/titles.ts';
import { noteRecent } from '../../phone/library/recent-issues.ts';
import { storeWalk, unfinishedWalk, eraseWalk, saveWalk } from '../../phone/walks/saved-walks.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isPracticeBeside, type StoredWalk } from '../../phone/store/phone-store.ts';
import { startWalk } from '#core/walk/walk.ts';
import { newKey } from '../../../base/device.ts';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { messages } from '../../../base/messages.ts';
import { walkMessages } from '../state/messages.ts';
import { prepared } from './prepared.ts';

/** The state of an issue on the phone: if this app can walk it, and its unfinished walk. */
export type LocalIssue = {
  readonly isWalkable: boolean;
  readonly walk: SavedWalk | undefined;
  readonly introduction?: Introduction | undefined;
};

type ListedIssue = Pick<IssueTitle, '_id' | 'language' | 'original'>;

/** Finds an issue on the phone (CARDS-9). */
async function lookUp(issue: ListedIssue): Promise<{
  local: LocalIssue;
  steps: CheckedSteps | undefined;
  firstAct: PublishedIssue['firstAct'];
}> {
  const [{ guide, steps }, walk] = await Promise.all([
    guideHere(issue._id),
    unfinishedWalk(issue._id, advisorName()),
  ]);
  if (walk) await prepared(walk);
  const local = {
    isWalkable: steps !== undefined,
    walk,
    introduction: guide && (await shown(guide, issue)),
  };
  return { local, steps, firstAct: guide?.firstAct };
}

/** Returns an issue whose text before the first step is in the language of its listed title, since translations may have been loaded after it was listed (TRANSLATE-22). */
async function shown(guide: PublishedIssue, { original, language }: ListedIssue) {
  const isTranslated = original && original.language !== language;
  const others = isTranslated && (await translations());
  return others ? await others.introductionOf(guide) : guide;
}

export async function localIssueOf(issue: ListedIssue): Promise<LocalIssue> {
  return (await lookUp(issue)).local;
}

async function begin(
  issue: IssueTitle,
  before: SavedWalk | undefined,
  isPractice: boolean,
): Promise<SavedWalk | LocalIssue> {
  const { local, steps, firstAct } = await lookUp(issue);
  const isUnasked =
    before === undefined &&
    local.walk !== undefined &&
    holderOf(local.walk) === advisorName() &&
    !isPracticeBeside(local.walk, isPractice);
  if (!steps || isUnasked) return local;
  const more = { firstAct, isPractice, proof: advisorProof(), area: storedCampus()?.now?.here };
  const walk = newWalk(issue, steps, advisorName(), new Date(), more);
  if (before) await eraseWithUndo(before);
  await storeWalk(walk);
  await prepared(walk);
  if (!isPractice) noteRecent(issue._id);
  return walk;
}

const beginning = new Map<string, Promise<SavedWalk | LocalIssue>>();

/**
 * Begins a new walk of an issue as the library has it, and stores the walk before it is shown
 * (WALK-14). The walk replaces `before`, which Undo brings back (WALK-20). The function returns the
 * state of the issue instead if this app cannot walk it, or if somebody pressed Start before the
 * phone found an unfinished walk of the same advisor (CARDS-9). A second tap on Start begins the
 * same walk (WALK-27).
 */
export async function beginWalk(
  issue: IssueTitle,
  before: SavedWalk | undefined,
  isPractice: boolean,
): Promise<SavedWalk | LocalIssue> {
  const { _id } = issue;
  const walk =
    beginning.get(_id) ?? begin(issue, before, isPractice).finally(() => beginning.delete(_id));
  beginning.set(_id, walk);
  return await walk;
}

/** Returns a walk on the first step of an issue, under the name of the advisor who begins it. */
export function newWalk(
  issue: IssueTitle,
  steps: CheckedSteps,
  advisor: string,
  now: Date,
  more: Pick<SavedWalk, 'firstAct' | 'isPractice' | 'proof' | 'area'> = {},
): SavedWalk {
  return {
    ...more,
    id: newKey(),
    advisor,
    issueId: issue._id,
    // A record has the title in its original language (TRANSLATE-11).
    title: (issue.original ?? issue).title,
    category: issue.category,
    revision: issue.revision,
    startedAt: now.toISOString(),
    walk: startWalk(steps),
    trail: [],
    rating: 0,
    description: '',
  };
}

/** Erases an unfinished walk; Undo in the toast brings it back (WALK-20). */
export async function eraseWithUndo(saved: StoredWalk): Promise<void> {
  await eraseWalk(saved);
  showToast({
    text: walkMessages.erased(saved.title),
    kind: 'status',
    tone: 'neutral',
    action: { label: messages.undo, onAction: () => void saveWalk(saved) },
  });
}
