import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TreeNumbers } from '#core/api/tree-numbers-api.ts';
import type { OutlierStep } from '#core/analytics/outlier-steps.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { adminPaths } from '../../../base/admin-paths.ts';
import classes from './TreeNumbersPage.module.css';
import { numbersMessages as words } from './messages.ts';
import type { NumberedTree } from './numbered-tree.ts';

/** The number of walks below which every range is wide. */
const FEW_WALKS = 10;

const sentenceOf = (weak: OutlierStep, name: string): string => {
  if (weak.what === 'slow') return words.slow(name, weak.seconds, weak.of);
  return words[weak.what](name, weak.count, weak.of, weak);
};

/** Returns true if the ranges of the two most escalated steps overlap, so that nobody can say which is worse. */
function doOverlap(weak: readonly OutlierStep[]): boolean {
  const [first, second] = weak.filter(({ what }) => what === 'escalated');
  return first !== undefined && second !== undefined && 'low' in first && 'high' in second
    ? second.high >= first.low
    : false;
}

type NumbersInWordsProps = { issueId: string; numbers: TreeNumbers; tree: NumberedTree };

/** A heading with sentences below it. */
const Sentences = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={classes.findings} aria-labelledby={id}>
    <h3 id={id} className={classes.subtitle}>
      {title}
    </h3>
    {children}
  </section>
);

const StandsOut = ({ issueId, numbers, tree }: NumbersInWordsProps) => {
  const { weak, nameOf } = tree;
  return (
    <Sentences id="stands-out" title={words.standsOut}>
      {weak.some(({ what }) => what === 'escalated') || <p>{words.nothingStandsOut}</p>}
      {weak.length > 0 && (
        <ol className={classes.weak}>
          {weak.map((one) => {
            const name = nameOf(one.step);
            return (
              <li key={`${one.what} ${one.step}`}>
                <p>{isolated(sentenceOf(one, name))}</p>
                <Link href={adminPaths.issue(issueId, one.step)}>{words.open(name)}</Link>
              </li>
            );
          })}
        </ol>
      )}
      {doOverlap(weak) && <p className={classes.quiet}>{words.overlap}</p>}
      {numbers.walks < FEW_WALKS && <p className={classes.quiet}>{words.few(numbers.walks)}</p>}
    </Sentences>
  );
};

const AddsUp = ({ numbers }: Pick<NumbersInWordsProps, 'numbers'>) => {
  const { resolved, escalated, escalatedAside, withoutSteps, unreadable, steps } = numbers;
  const sum = (of: (step: (typeof steps)[number]) => number): number =>
    steps.reduce((all, step) => all + of(step), 0);
  const ongoing = sum((step) => step.escalated) + escalatedAside;
  const stopped = sum((step) => step.stopped);
  const sentences = [
    words.sum(resolved + escalated, resolved, escalated, stopped),
    ...(ongoing > 0 ? [words.ongoing(ongoing)] : []),
    ...(escalatedAside > 0 ? [words.aside(escalatedAside)] : []),
    ...(withoutSteps > 0 ? [words.withoutSteps(withoutSteps)] : []),
    ...(unreadable > 0 ? [words.unreadable(unreadable)] : []),
    words.unsent,
  ];
  return (
    <Sentences id="adds-up" title={words.addsUp}>
      {sentences.map((text) => (
        <p key={text} className={classes.quiet}>
          {text}
        </p>
      ))}
    </Sentences>
  );
};

/** The counts of steps and ways that only other revisions have, which the drawing does not show. */
const Elsewhere = ({ tree: { gone, otherWays, nameOf } }: Pick<NumbersInWordsProps, 'tree'>) => (
  <Sentences id="elsewhere" title={words.elsewhere}>
    <p className={classes.quiet}>{words.elsewhereText}</p>
    <ul className={classes.weak}>
      {gone.map(({ step, walks, escalated }) => (
        <li key={step}>
          {isolated(nameOf(step))}: {words.goneCount(walks, escalated)}
        </li>
      ))}
      {otherWays.map(({ text, count }) => (
        <li key={text}>
          {isolated(text)}, {words.number(count)}
        </li>
      ))}
    </ul>
  </Sentences>
);

/** The numbers as sentences that state facts (NUMBERS-5). */
export const NumbersInWords = (props: NumbersInWordsProps) => (
  <div className={classes.side}>
    <StandsOut {...props} />
    <AddsUp {...props} />
    {props.tree.gone.length + props.tree.otherWays.length > 0 && <Elsewhere {...props} />}
  </div>
);
