import { useState, type ReactNode } from 'react';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import type { Choices, Side } from '#core/issue/three-way.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useInWords } from '../../base/queries.ts';
import type { Comparison } from './comparison.ts';
import { ConflictFrame, ContentLines, TwoSides, whenOf, whoOf } from './ConflictFrame.tsx';
import { conflictWords } from './messages.ts';
import classes from './conflict.module.css';

const NAMES: Record<Side, string> = { mine: conflictWords.keep, theirs: conflictWords.take };
const SIDES: Record<Side, string> = { mine: conflictWords.mine, theirs: conflictWords.theirs };

interface ConflictPaneProps {
  /** The pane: 'Step 4', 'Issue details'. */
  name: string;
  comparison: Comparison;
  /** The person who saved theirs; undefined if it is not known. */
  by: PartConflict | undefined;
  /** The issue is published: a save is live at once. */
  isLive: boolean;
  /** The urgent sentence that goes with the save. */
  urgent: string | undefined;
  /** Returns a sentence for why the choices cannot be saved; undefined if they can. */
  reasonAgainst: (choices: Choices) => string | undefined;
  onSave: (choices: Choices) => void;
  /** Returns to the fields, with the choices in them. */
  onGoOn: (choices: Choices) => void;
  saving: boolean;
  failure: ReactNode;
}

/** Compares what somebody else saved while I was typing with mine, member by member (EDITOR-18). */
export const ConflictPane = ({
  name,
  comparison: { differ, same },
  by,
  isLive,
  urgent,
  reasonAgainst,
  onSave,
  onGoOn,
  saving,
  failure,
}: ConflictPaneProps) => {
  const [picked, setPicked] = useState<Choices>({});
  const inWords = useInWords();
  const choices = Object.fromEntries(
    differ.map(({ member, proposed }) => [member, picked[member] ?? proposed]),
  );
  const pickAll = (side: Side): void =>
    setPicked(Object.fromEntries(differ.map(({ member }) => [member, side])));
  const theirs = Object.values(choices).filter((side) => side === 'theirs').length;
  const reason = reasonAgainst(choices);
  const taken = conflictWords.taken(differ.length - theirs, theirs);
  return (
    <ConflictFrame
      title={conflictWords.title(name)}
      text={conflictWords.text(differ.length)}
      bar={
        <>
          <p className={classes.state}>
            <b>
              {reason ?? (isLive ? adminMessages.editor.liveHint : adminMessages.editor.notSaved)}
            </b>
            <span className={classes.muted}>{taken}</span>
            {urgent !== undefined && (
              <span>{isolated(conflictWords.urgentToo(inWords(urgent)))}</span>
            )}
          </p>
          <Button variant="plain" onClick={() => onGoOn(choices)}>
            {conflictWords.goOn}
          </Button>
          <Button
            variant="primary"
            disabled={reason !== undefined}
            busy={saving}
            onClick={() => onSave(choices)}
          >
            {conflictWords.save}
          </Button>
        </>
      }
    >
      {failure}
      <div className={classes.heads}>
        <div className={classes.head}>
          <p>
            <b>{conflictWords.mine}</b>{' '}
            <span className={classes.muted}>{conflictWords.mineState}</span>
          </p>
          <Button variant="plain" size="small" onClick={() => pickAll('mine')}>
            {conflictWords.keepAll}
          </Button>
        </div>
        <div className={classes.head}>
          <p>
            <b>{conflictWords.theirs}</b>{' '}
            <span className={classes.muted}>{conflictWords.who(whoOf(by), whenOf(by))}</span>
          </p>
          <Button variant="plain" size="small" onClick={() => pickAll('theirs')}>
            {conflictWords.takeAll}
          </Button>
        </div>
      </div>
      {differ.map((compared) => (
        <TwoSides
          key={compared.member}
          legend={compared.name}
          names={NAMES}
          chosen={choices[compared.member] ?? compared.proposed}
          onChoose={(side) => setPicked({ ...picked, [compared.member]: side })}
        >
          {(side) => (
            <ContentLines
              content={compared[side]}
              base={compared.base}
              imageAlt={conflictWords.picture(SIDES[side])}
            />
          )}
        </TwoSides>
      ))}
      <p className={classes.note}>
        {same.length > 0 && <span>{conflictWords.same(same)}</span>}{' '}
        <span>{conflictWords.underlined}</span>
      </p>
    </ConflictFrame>
  );
};
