import { memo, useId } from 'react';
import { Star } from '#kit/icon/drawings/signs/star.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { Spoken } from '../../base/Written.tsx';
import type { TreeStep } from './draft-tree.ts';
import { treeMessages as words } from './messages.ts';
import classes from './TreeOutline.module.css';

type OutlineItemProps = { step: TreeStep; isOpen: boolean; onOpen: (id: string) => void };

const OutlineItem = memo(({ step, isOpen, onOpen }: OutlineItemProps) => {
  const id = useId();
  const { number, text, leads, amiss, isUnsaved } = step;
  return (
    <li className={classes.item} data-open={isOpen || undefined}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <span className={classes.text} lang={step.lang} aria-hidden="true">
        {isolated(text)}
      </span>
      <button
        type="button"
        className={classes.target}
        aria-label={words.name(number, text)}
        aria-describedby={id}
        aria-current={isOpen ? 'step' : undefined}
        onClick={() => onOpen(step.id)}
      />
      <p id={id} className={classes.leads}>
        {leads.map(({ answer, lang, to }) => (
          <span key={`${answer} ${to}`}>
            <Spoken lang={lang} within={(said) => words.leads(said, to)}>
              {isolated(answer)}
            </Spoken>{' '}
          </span>
        ))}
        {amiss !== undefined && <b>{amiss} </b>}
        {isUnsaved && <b>{words.unsaved}</b>}
      </p>
    </li>
  );
});

type TreeOutlineProps = Pick<OutlineItemProps, 'onOpen'> & {
  steps: readonly TreeStep[];
  open: string;
};

/** The tree in words (TREE-7). */
export const TreeOutline = memo(({ steps, open, onOpen }: TreeOutlineProps) => {
  const nameId = useId();
  return (
    <>
      <p id={nameId} hidden>
        {words.outline}
      </p>
      <ol className={classes.outline} aria-labelledby={nameId}>
        {steps.map((step) => (
          <OutlineItem key={step.id} step={step} isOpen={step.id === open} onOpen={onOpen} />
        ))}
        <li className={classes.item} data-open={open === 'feedback' || undefined}>
          <span className={classes.number} aria-hidden="true">
            <Icon icon={Star} size={12} />
          </span>
          <button type="button" className={classes.end} onClick={() => onOpen('final')}>
            {words.finalScreen}
          </button>
        </li>
      </ol>
    </>
  );
});
