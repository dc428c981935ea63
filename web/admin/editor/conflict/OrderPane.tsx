import { useState } from 'react';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { orderOnto, type Side } from '#core/issue/three-way.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { questionOf, type NamesInIssue } from './comparison.ts';
import { ConflictFrame, TwoSides, whoAndWhen } from './ConflictFrame.tsx';
import { Spoken } from '../../base/Written.tsx';
import { conflictWords as words } from './messages.ts';
import classes from './conflict.module.css';

interface OrderPaneProps {
  /** The order that the author wanted to save, as ids. */
  mine: readonly string[];
  among: NamesInIssue;
  /** The language of the procedure (TRANSLATE-20). */
  lang: string;
  by: PartConflict | undefined;
  onKeep: () => Promise<void>;
  onTake: () => void;
}

/** The author's order of the steps next to the one that somebody else saved (EDITOR-18). */
export const OrderPane = ({ mine, among, lang, by, onKeep, onTake }: OrderPaneProps) => {
  const [side, setSide] = useState<Side>('mine');
  const [busy, setBusy] = useState(false);
  const { steps } = among;
  const theirs = steps.map(({ _id }) => _id as string);
  const orders = { mine: orderOnto(theirs, mine), theirs };
  const question = (id: string): string =>
    questionOf(steps.find(({ _id }) => _id === id) ?? {}, among);
  const save = async (): Promise<void> => {
    if (side === 'theirs') {
      onTake();
      return;
    }
    setBusy(true);
    await onKeep();
    setBusy(false);
  };
  return (
    <ConflictFrame
      title={words.orderTitle}
      text={`${words.who(...whoAndWhen(by))}. ${words.orderText}`}
      bar={
        <>
          <p className={classes.state} />
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <TwoSides legend={words.order} names={words.orderSides} chosen={side} onChoose={setSide}>
        {(one) => (
          <span className={classes.content}>
            {orders[one].map((id, index) => {
              const text = (
                <Spoken lang={lang} within={(said) => words.stepLine(index + 1, said)}>
                  {isolated(question(id))}
                </Spoken>
              );
              const other = orders[one === 'mine' ? 'theirs' : 'mine'];
              return (
                <span key={id} className={classes.line}>
                  {other[index] === id ? text : <ins>{text}</ins>}{' '}
                </span>
              );
            })}
          </span>
        )}
      </TwoSides>
    </ConflictFrame>
  );
};
