import type { StepId } from '../../step/step-schema.ts';
import { sentencesOf } from '../phrases/sentences.ts';
import { bareNameOf, LAST, namedAtEnd, nameOf, PAST, type Way } from '../phrases/ways.ts';
import { CONDITION } from './read-line.ts';
import { textOfLine, walked, type ReadAnswer, type ReadStep, type Source } from './read-step.ts';
import type { Reading } from './reading.ts';

/** The steps of an issue that a skip may lead to, by their labels in the document. The first step is undefined, and so are steps that share a label (STEP-7). */
export type Ids = ReadonlyMap<string, StepId | undefined>;

/** Returns the ids of steps by their labels. */
export function idsByLabel(steps: readonly ReadStep[]): Ids {
  const ids = new Map<string, StepId | undefined>();
  for (const { label, id } of walked(steps)) {
    if (label !== '') ids.set(label, ids.has(label) || id === steps[0]?.id ? undefined : id);
  }
  return ids;
}

/** Returns the blocks of the steps with a way whose target no skip may lead to (STEP-7). */
export function ledNowhere(steps: readonly ReadStep[]): readonly number[] {
  const ids = idsByLabel(steps);
  return [...walked(steps)]
    .filter(({ id, yes, no, once }) =>
      (yes && no ? [yes, no] : [{ way: once, done: [] }]).some(({ way, done }) => {
        if (way.to !== 'step') return false;
        const target = ids.get(way.label);
        // The task of an answer may lead back to its question.
        return target === undefined || (target === id && done.length === 0);
      }),
    )
    .map(({ block }) => block);
}

/** The target of a way: a step, or the end of the issue. */
export type Target = StepId | 'end';

/** Returns the target of a way. `next` is the step below. It is also the target of a way that leads nowhere, or to its step `own`. */
export function targetOf(way: Way, next: Target, ids: Ids, own?: StepId): Target {
  if (way.to === 'end') return 'end';
  const target = way.to === 'step' ? ids.get(way.label) : undefined;
  return target === undefined || target === own ? next : target;
}

/** Returns the action of a step that leads to `target` if the step below is `following`. */
export function actionTo(target: Target, following: Target) {
  if (target === 'end') return { actionType: 'Issue resolution' as const };
  if (target === following) return { actionType: 'Go to next step' as const };
  return { actionType: 'Skip to a specific step' as const, goToStep: target };
}

/** Replaces the names in ways (a step's first words, the last step, or the step after a skipped one) by the label of that step. */
export function leadByName({ source, steps }: Reading): void {
  const all = [...walked(steps)];
  const topOf = (step: ReadStep | undefined): number =>
    step ? steps.findIndex((top) => [...walked([top])].includes(step)) : -1;
  const past = (label: string, from: ReadStep): Way => {
    const skipped = label === '' ? topOf(from) + 1 : topOf(all.find((one) => one.label === label));
    const target = steps[skipped + 1];
    if (skipped < 0) return { to: 'step', label };
    if (!target) return { to: 'end' };
    return { to: 'step', label: (target.label ||= `${PAST}${target.id}`) };
  };
  const led = (way: Way, from: ReadStep): Way => {
    if (way.to !== 'step' || !way.label.startsWith(' ')) return way;
    if (way.label.startsWith(PAST)) return past(way.label.slice(PAST.length), from);
    const target =
      way.label === LAST
        ? steps.at(-1)
        : all.find(
            ({ lines: [line] }) => line && nameOf(textOfLine(source, line)).startsWith(way.label),
          );
    if (target) target.label ||= way.label;
    return { to: 'step', label: target?.label ?? way.label };
  };
  for (const step of all) {
    step.once = led(step.once, step);
    for (const answer of [step.yes, step.no]) if (answer) answer.way = led(answer.way, step);
  }
}

/** The places of the titles in each document by name, kept because every issue asks for them. */
const titledAt = new WeakMap<Source, ReadonlyMap<string, number>>();

function titlesOf(source: Source): ReadonlyMap<string, number> {
  const known = titledAt.get(source);
  if (known) return known;
  const titles = new Map(
    source.flatMap(({ use, block, from }, place) =>
      use === 'title' ? [[bareNameOf(block.text.slice(from)), place] as const] : [],
    ),
  );
  titledAt.set(source, titles);
  return titles;
}

/** Tells whether a name is the title of another procedure than the one with the step at this place. */
function isOtherTitle(source: Source, name: string, place: number): boolean {
  const at = titlesOf(source).get(name);
  if (at === undefined) return false;
  const isBetween = source.slice(at + 1, place).some(({ use }) => use === 'title');
  return at > place || isBetween;
}

/** Words that send the reader to another page: 'See Lockout.', 'Use the Lockout card.' */
const SENDING =
  /\b(?:see|use|follow|(?:refer|switch|over|go|turn) to|consult|start|begin)\s+(?:also\s+)?["“'‘]?(?<name>[\p{L}\p{N}].{2,80})/giu;

/** Tells whether a text sends the reader to another procedure by its title. The step at `place` is in the reader's own procedure. */
function sendsToOther(source: Source, text: string, place: number): boolean {
  return Array.from(text.matchAll(SENDING)).some(({ groups }) => {
    const words = bareNameOf(groups?.['name'] ?? '')
      .trim()
      .split(' ');
    return words.some((_, end) =>
      isOtherTitle(source, nameOf(words.slice(0, end + 1).join(' ')), place),
    );
  });
}

/** An answer whose last act may be a way, and the step that asks for it. */
type Answering = { readonly asking: ReadStep; readonly answer: ReadAnswer };

/**
 * Leads a sentence such as 'go to the phone calls' to the step that begins with these words or, below an answer, out of
 * the issue if a procedure has this title. Only such a match tells it from a place to walk to. A step that may lead
 * there is marked (IMPORT-4).
 */
export function leadByWords(reading: Reading): void {
  const { source, steps, fixed, plain } = reading;
  const all = [...walked(steps)];
  const begins = (step: ReadStep, name: string): boolean =>
    step.lines.slice(0, 2).some((line) => {
      const own = bareNameOf(textOfLine(source, line));
      return own === name || (own.startsWith(name) && name.trim().includes(' '));
    });
  const lead = (step: ReadStep, answering?: Answering): void => {
    const line = step.lines.at(-1);
    if (!line || step.once.to !== 'next' || fixed.has(step) || plain.has(step.block)) return;
    const text = textOfLine(source, line);
    const sentence = sentencesOf(text).at(-1) ?? { from: 0, to: 0 };
    const said = text.slice(sentence.from, sentence.to);
    if (sendsToOther(source, text, step.place)) step.mayLead = true;
    const found = namedAtEnd(said);
    if (!found) return;
    const named = all.filter((one) => one !== step && one !== steps[0] && begins(one, found.name));
    const [target] = named;
    const isOther = isOtherTitle(source, found.name, step.place);
    if (!target && !isOther) return;
    const { piece } = line;
    const at = sentence.from + found.from;
    const isAll = !/[\p{L}\p{N}]/u.test(text.slice(0, at)) && step.lines.length === 1;
    if (
      CONDITION.test(said) ||
      named.length + (isOther ? 1 : 0) > 1 ||
      (!answering && (isAll || isOther))
    ) {
      step.mayLead = true;
      return;
    }
    const way: Way = target ? { to: 'step', label: (target.label ||= found.name) } : { to: 'end' };
    if (answering) answering.answer.way = way;
    else step.once = way;
    if (!target) return;
    const taken = { ...piece, from: piece.from + at, use: 'skip' as const };
    if (answering && isAll) answering.answer.done.pop();
    else
      step.lines = [...step.lines.slice(0, -1), { ...line, piece: { ...piece, to: taken.from } }];
    (answering && isAll ? answering.asking : step).taken.push(taken);
  };
  const last = new Set<ReadStep>();
  for (const asking of all) {
    for (const answer of [asking.yes, asking.no]) {
      const step = answer?.done.at(-1);
      if (!answer || !step) continue;
      last.add(step);
      if (answer.way.to === 'next' && !step.yes && !step.no) lead(step, { asking, answer });
    }
  }
  for (const step of all) if (!last.has(step) && !step.yes && !step.no) lead(step);
}
