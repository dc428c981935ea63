import { useId } from 'react';
import { Radio } from '#kit/controls/radio/Radio.tsx';
import type { Side } from '#core/issue/three-way.ts';
import type { Compared } from './comparison.ts';
import { ChangeNoteLines } from './ChangeNoteLines.tsx';
import { conflictWords } from './messages.ts';
import classes from './conflict.module.css';

interface ComparedMemberProps {
  compared: Compared;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const NAMES: Record<Side, string> = { mine: conflictWords.keep, theirs: conflictWords.take };
const SIDES: Record<Side, string> = { mine: conflictWords.mine, theirs: conflictWords.theirs };

/** A member that differs, mine beside theirs (EDITOR-18). */
export const ComparedMember = ({ compared, chosen, onChoose }: ComparedMemberProps) => {
  const group = useId();
  return (
    <fieldset className={classes.member}>
      <legend>{compared.name}</legend>
      <div className={classes.pair}>
        {(['mine', 'theirs'] as const).map((side) => (
          <div key={side} className={classes.side} data-chosen={side === chosen || undefined}>
            <Radio
              name={group}
              value={side}
              checked={side === chosen}
              onChange={() => onChoose(side)}
              label={
                <>
                  <b className={classes.choice}>{NAMES[side]}</b>{' '}
                  <ChangeNoteLines
                    said={compared[side]}
                    base={compared.base}
                    imageAlt={conflictWords.picture(SIDES[side])}
                  />
                </>
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
