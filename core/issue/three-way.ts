import type { DetailsMember, TypedDetails } from './details.ts';
import { MEMBERS, normalizeDetails } from './typed-details.ts';
import { normalizeStep } from '../step/normal-step.ts';
import type { StepDraft } from '../step/step-schema.ts';
import { branchesOf, type Branch } from '../step/step.ts';

/** Three states of a value: `base` before an author began, `mine` after that author's changes, and `theirs` as somebody else saved it meanwhile. */
export type ThreeWay<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

export type Side = 'mine' | 'theirs';

/** A member in which mine and theirs differ. Theirs is proposed only if nothing was typed into mine. */
export type Differing<M extends string> = { readonly member: M; readonly proposed: Side };

/** The chosen side for each member. */
export type Choices = Readonly<Record<string, Side>>;

/** The members of a step for which an author chooses a side one by one. */
export type StepMember = 'question' | 'image' | 'answerType' | Branch;

type Pieces<M extends string> = readonly (readonly [M, object])[];

// Answers of one type do not fit a step of another. If the types differ, all members that belong to them are one piece.
function stepPieces(draft: StepDraft, isWhole: boolean): Pieces<StepMember> {
  const { question, image, ...answers } = normalizeStep(draft);
  const piece = (member: StepMember, value: StepDraft) => [member, value] as const;
  const { answerType, customiseAnswerType } = answers;
  const type = {
    ...(answerType && { answerType }),
    ...(customiseAnswerType !== undefined && { customiseAnswerType }),
  };
  return [
    piece('question', question === undefined ? {} : { question }),
    piece('image', image === undefined ? {} : { image }),
    piece('answerType', isWhole ? answers : type),
    ...(isWhole
      ? []
      : branchesOf(draft).map((branch) => piece(branch, { [branch]: answers[branch] }))),
  ];
}

function haveOtherTypes(a: StepDraft, b: StepDraft): boolean {
  return (
    a.answerType !== b.answerType ||
    (a.customiseAnswerType ?? false) !== (b.customiseAnswerType ?? false)
  );
}

function detailsPieces(details: TypedDetails): Pieces<DetailsMember> {
  const normal = normalizeDetails(details);
  return MEMBERS.map((member) => [member, { [member]: normal[member] }]);
}

function compared<M extends string, T>(
  pieces: (side: T) => Pieces<M>,
  { base, mine, theirs }: ThreeWay<T>,
): { differ: Differing<M>[]; same: M[] } {
  const text = (of: T) =>
    new Map(pieces(of).map(([member, value]) => [member, JSON.stringify(value)]));
  const [was, here, there] = [text(base), text(mine), text(theirs)];
  const members = [...here.keys()];
  const differ = members.filter((member) => here.get(member) !== there.get(member));
  return {
    differ: differ.map((member) => ({
      member,
      proposed: here.get(member) === was.get(member) ? 'theirs' : 'mine',
    })),
    same: members.filter((member) => here.get(member) === there.get(member)),
  };
}

/** Returns the members of a step in which two authors differ, and the members in which they agree (EDITOR-18). */
export function compareSteps(three: ThreeWay<StepDraft>) {
  const isWhole = haveOtherTypes(three.mine, three.theirs);
  return compared((draft: StepDraft) => stepPieces(draft, isWhole), three);
}

/** Returns the details in which two authors differ, and the details in which they agree. */
export function compareDetails(three: ThreeWay<TypedDetails>) {
  return compared(detailsPieces, three);
}

function chosen<M extends string>(
  [mine, theirs]: readonly [Pieces<M>, Pieces<M>],
  choices: Choices,
): object {
  const there = new Map(theirs);
  return Object.assign(
    {},
    ...mine.map(([member, value]) =>
      choices[member] === 'theirs' ? (there.get(member) ?? value) : value,
    ),
  ) as object;
}

/** Returns the step with each member from its chosen side, or from mine if nothing was chosen. */
export function mergedStep(
  { mine, theirs }: Pick<ThreeWay<StepDraft>, 'mine' | 'theirs'>,
  choices: Choices,
): StepDraft {
  const isWhole = haveOtherTypes(mine, theirs);
  return chosen([stepPieces(mine, isWhole), stepPieces(theirs, isWhole)], choices);
}

/** Returns the details with each member from its chosen side, or from mine if nothing was chosen. */
export function mergedDetails(
  { mine, theirs }: Pick<ThreeWay<TypedDetails>, 'mine' | 'theirs'>,
  choices: Choices,
): TypedDetails {
  return chosen([detailsPieces(mine), detailsPieces(theirs)], choices) as TypedDetails;
}

/** Returns the present steps in the order `wanted`. A step that is not in `wanted` stays after the step before it. */
export function orderOnto(present: readonly string[], wanted: readonly string[]): string[] {
  const order = wanted.filter((id) => present.includes(id));
  for (const [at, id] of present.entries()) {
    if (order.includes(id)) continue;
    const before = at === 0 ? undefined : present[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/** Returns my order if the others only added or removed steps. It is undefined if they moved some, so that an author has to choose one order. */
export function mergedOrder({
  base,
  mine,
  theirs,
}: ThreeWay<readonly string[]>): string[] | undefined {
  const merged = orderOnto(theirs, mine);
  const left = base.filter((id) => theirs.includes(id));
  const theirOrder = theirs.filter((id) => base.includes(id));
  const haveMoved = left.join('\n') !== theirOrder.join('\n');
  return haveMoved && merged.join('\n') !== theirs.join('\n') ? undefined : merged;
}
