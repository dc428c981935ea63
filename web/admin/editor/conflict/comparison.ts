import { unreachable } from '#core/base/assert.ts';
import { displayName } from '#core/base/display-name.ts';
import type { Campus } from '#core/campus/setting.ts';
import { formatDateOf } from '#core/base/format.ts';
import type { DetailsMember, TypedDetails } from '#core/issue/details.ts';
import { detailOf, textOfDetail } from '#core/issue/typed-details.ts';
import type { NamedPerson } from '#core/people/person.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { branchesOf, isSkip, type Branch, type SavedStep } from '#core/step/step.ts';
import {
  compareDetails,
  compareSteps,
  type Differing,
  type StepMember,
  type ThreeWay,
} from '#core/issue/three-way.ts';
import { detailMessages } from '../../base/detail-messages.ts';
import { adminMessages } from '../../base/messages.ts';
import { ownerMessages } from '../../shared/owners/messages.ts';
import { conflictWords } from './messages.ts';
import { inWords } from '../../base/in-words.ts';

const words = adminMessages.editor;

/** One line of a member's content; `key` finds the line of the other side with which it is compared. */
export type Line = {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** The place in the text from which on the words are the procedure's own, and so in its language. */
  readonly ownFrom?: number;
};

export type MemberContent = {
  readonly lines: readonly Line[];
  readonly image?: string | undefined;
};

export type Comparison = ReturnType<typeof comparisonOf>;

/** The steps that skips lead to, the contacts that texts name, and the owners of issues. */
export type NamesInIssue = {
  readonly steps: readonly SavedStep[];
  readonly campus: Campus | undefined;
  readonly people?: readonly NamedPerson[] | undefined;
};

export const STEP_NAMES: Record<StepMember, string> = {
  question: words.question,
  image: words.image,
  answerType: words.answerType,
  yesAction: words.ifYes,
  noAction: words.ifNo,
  confirmationAction: words.onceConfirmed,
};

const line = (text: string | undefined, key = '', label = ''): Line => ({
  key,
  label,
  text: text?.trim() || conflictWords.nothing,
});

/** Returns a line with the procedure's own words, if there are any. */
export const ownLine = (text: string | undefined, key?: string, label?: string): Line => ({
  ...line(text, key, label),
  ...(text?.trim() && { ownFrom: 0 }),
});

const trimmed = (text: string | undefined, { campus }: NamesInIssue): string =>
  inWords(text?.trim() ?? '', campus);

function wayOf(
  step: StepDraft,
  branch: Branch,
  among: NamesInIssue,
): Pick<Line, 'text' | 'ownFrom'> {
  const action = step[branch];
  if (!action?.actionType) return { text: conflictWords.notChosen };
  if (!isSkip(action)) return { text: displayName(action.actionType) };
  const at = among.steps.findIndex(({ _id }) => _id === action.goToStep);
  const target = among.steps[at];
  if (!target) return { text: conflictWords.skipNowhere };
  const question = trimmed(target.question, among);
  const text = conflictWords.skip(at + 1, question);
  return { text, ownFrom: text.length - question.length };
}

function branchLines(step: StepDraft, branch: Branch, among: NamesInIssue, prefix = ''): Line[] {
  const way = { key: `${branch} way`, label: prefix, ...wayOf(step, branch, among) };
  if (branch === 'confirmationAction') {
    const text = trimmed(step.confirmationAction?.confirmationText, among);
    return [ownLine(text, 'confirmation text', words.confirmationText), way];
  }
  if (step.customiseAnswerType !== true) return [way];
  const label = prefix === '' ? words.customText : `${prefix}, ${words.customText}`;
  return [ownLine(step[branch]?.customText, `${branch} text`, label), way];
}

export function contentOfStep(
  step: StepDraft,
  member: StepMember,
  among: NamesInIssue,
): MemberContent {
  switch (member) {
    case 'question':
      return { lines: [ownLine(trimmed(step.question, among))] };
    case 'image':
      return { lines: step.image ? [] : [line('')], image: step.image };
    case 'answerType':
      return {
        lines: [
          line(displayName(step.answerType ?? '')),
          ...(step.customiseAnswerType === true ? [line(conflictWords.customised, 'custom')] : []),
          ...branchesOf(step).flatMap((branch) =>
            branchLines(step, branch, among, STEP_NAMES[branch]),
          ),
        ],
      };
    case 'yesAction':
    case 'noAction':
    case 'confirmationAction':
      return { lines: branchLines(step, member, among) };
    default:
      return unreachable(member);
  }
}

export const questionOf = (step: StepDraft, among: NamesInIssue): string =>
  line(trimmed(step.question, among)).text;

function contentOfDetails(
  details: TypedDetails,
  member: DetailsMember,
  among: NamesInIssue,
): MemberContent {
  const value = textOfDetail(member, details[member]) ?? '';
  const { kind } = detailOf(member);
  if (kind === 'day') return { lines: [line(value && formatDateOf(value))] };
  if (kind === 'administrator') {
    const owner = among.people?.find(({ _id }) => _id === value);
    return { lines: [line(value && (owner?.name ?? ownerMessages.somebody))] };
  }
  if (kind === 'category') return { lines: [line(displayName(value))] };
  return { lines: [ownLine(kind === 'words with contacts' ? trimmed(value, among) : value)] };
}

function comparisonOf<Member extends string, Whole>(
  three: ThreeWay<Whole>,
  { differ, same }: { differ: readonly Differing<Member>[]; same: readonly Member[] },
  nameOf: (member: Member) => string,
  contentOf: (whole: Whole, member: Member) => MemberContent,
) {
  return {
    differ: differ.map(({ member, proposed }) => ({
      member,
      name: nameOf(member),
      proposed,
      base: contentOf(three.base, member),
      mine: contentOf(three.mine, member),
      theirs: contentOf(three.theirs, member),
    })),
    same: same.map(nameOf),
  };
}

export const stepComparison = (three: ThreeWay<StepDraft>, among: NamesInIssue): Comparison =>
  comparisonOf(
    three,
    compareSteps(three),
    (member) => STEP_NAMES[member],
    (step, member) => contentOfStep(step, member, among),
  );

export const detailsComparison = (three: ThreeWay<TypedDetails>, among: NamesInIssue): Comparison =>
  comparisonOf(
    three,
    compareDetails(three),
    (member) => detailMessages[member].label ?? detailMessages[member].name,
    (details, member) => contentOfDetails(details, member, among),
  );
