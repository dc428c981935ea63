import { membersOf } from './typed-details.ts';
import type { MembersOf } from './details.ts';
import { stepPart, translationPart, type IssuePart } from './issue-parts.ts';
import type { RevisionContent } from './revision-changes.ts';
import type { ThreeWay } from './three-way.ts';
import { mergedTranslations } from './translations.ts';
import { skipsTo } from '../step/step-list.ts';
import { sameStep } from '../step/same-step.ts';
import type { SavedStep } from '../step/step.ts';

type Steps = Pick<RevisionContent, 'steps'>;

const stepIn = ({ steps }: Steps, id: string): SavedStep | undefined =>
  steps.find(({ _id }) => _id === id);

const orderOf = ({ steps }: Steps): string => steps.map(({ _id }) => _id).join('\n');

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns one value for two changes: theirs if mine did not change it, otherwise mine. The value is disputed if the two changes differ. */
function settled<T>(
  { base, mine, theirs }: ThreeWay<T>,
  same: (one: T, other: T) => boolean,
): { value: T; isDisputed: boolean } {
  if (same(mine, base)) return { value: theirs, isDisputed: false };
  return { value: mine, isDisputed: !same(theirs, base) && !same(theirs, mine) };
}

function rebasedSteps(three: ThreeWay<Steps>): { steps: SavedStep[]; disputed: IssuePart[] } {
  const { base, mine, theirs } = three;
  const isTyped = ({ _id }: SavedStep): boolean => {
    const [was, is] = [stepIn(base, _id), stepIn(mine, _id)];
    return was !== undefined && is !== undefined && !sameStep(was, is);
  };
  const gone = base.steps.filter(({ _id }) => !stepIn(theirs, _id));
  // If steps were added, removed or moved, one author's list is taken as a whole. Theirs is taken only if that drops no step into which mine typed.
  const isMineMoved = orderOf(mine) !== orderOf(base) || gone.some(isTyped);
  const isTheirsMoved = orderOf(theirs) !== orderOf(base);
  const disputed: IssuePart[] =
    isMineMoved && isTheirsMoved && orderOf(mine) !== orderOf(theirs) ? ['order'] : [];
  const list = isMineMoved ? mine.steps : theirs.steps;
  const steps = list.map((one) => {
    const [was, is, there] = [base, mine, theirs].map((side) => stepIn(side, one._id));
    if (!was || !is || !there) return one;
    const after = settled({ base: was, mine: is, theirs: there }, sameStep);
    if (after.isDisputed) disputed.push(stepPart(one._id));
    return after.value;
  });
  const here = new Set(steps.map(({ _id }) => _id));
  // If a step goes, the step whose skip another author made to it meanwhile keeps its own target.
  const astray = gone.filter(({ _id }) => !here.has(_id)).flatMap(({ _id }) => skipsTo(steps, _id));
  const lost = astray.map(({ step }) => stepPart(step)).filter((part) => !disputed.includes(part));
  disputed.push(...new Set(lost));
  return { steps, disputed };
}

/** Carries waiting changes (`mine`) over to a correction (`theirs`) of `base`. A part that both changed keeps the waiting text and is listed as disputed (REVIEW-13). */
export function rebased(three: ThreeWay<RevisionContent>): {
  words: RevisionContent;
  disputed: readonly IssuePart[];
} {
  const { base, mine, theirs } = three;
  const members = membersOf('inRevision');
  const all = members.map((member: MembersOf<'inRevision'>) => {
    const sides = { base: base[member], mine: mine[member], theirs: theirs[member] };
    return [member, settled<unknown>(sides, isSame)] as const;
  });
  const details = Object.fromEntries(all.map(([member, { value }]) => [member, value]));
  const isDisputed = all.some(([, after]) => after.isDisputed);
  const { steps, disputed } = rebasedSteps(three);
  const inLanguages = mergedTranslations(three);
  return {
    words: { ...(details as Omit<RevisionContent, 'steps'>), steps, ...inLanguages.merged },
    disputed: [
      ...(isDisputed ? (['details'] as const) : []),
      ...disputed,
      ...inLanguages.disputed.map(translationPart),
    ],
  };
}
