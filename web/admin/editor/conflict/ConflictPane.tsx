import { useState } from 'react';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import type { Choices, Side } from '#core/issue/three-way.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { isolated } from '../../../guide/isolated.tsx';
import { adminMessages } from '../../base/messages.ts';
import { useInWords } from '../../base/queries.ts';
import type { Comparison } from './comparison.ts';
import { ConflictFrame, ContentLines, SIDES, TwoSides, whoAndWhen } from './ConflictFrame.tsx';
import { conflictWords as words } from './messages.ts';
import classes from './conflict.module.css';

interface ConflictPaneProps {
  /** The name of the pane, such as 'Step 4' or 'Issue details'. */
  name: string;
  comparison: Comparison;
  lang: string;
  by: PartConflict | undefined;
  isLive: boolean;
  urgent: string | undefined;
  /** Returns a sentence that says why the choices cannot be saved; undefined if they can. */
  reasonAgainst: (choices: Choices) => string | undefined;
  onSave: (choices: Choices) => void;
  /** Returns to the fields, which then have the choices. */
  onGoOn: (choices: Choices) => void;
  saving: boolean;
}

/** A comparison, member by member, of what somebody else saved while the author was typing with what the author typed (EDITOR-18). */
export const ConflictPane = (props: ConflictPaneProps) => {
  const { name, comparison, lang, by, isLive, urgent } = props;
  const { differ, same } = comparison;
  const [picked, setPicked] = useState<Choices>({});
  const inWords = useInWords();
  const choices = Object.fromEntries(
    differ.map(({ member, proposed }) => [member, picked[member] ?? proposed]),
  );
  const pickAll = (side: Side): void =>
    setPicked(Object.fromEntries(differ.map(({ member }) => [member, side])));
  const theirs = Object.values(choices).filter((side) => side === 'theirs').length;
  const reason = props.reasonAgainst(choices);
  const taken = words.taken(differ.length - theirs, theirs);
  return (
    <ConflictFrame
      title={words.title(name)}
      text={words.text(differ.length)}
      bar={
        <>
          <p className={classes.state}>
            <b>
              {reason ?? (isLive ? adminMessages.editor.liveHint : adminMessages.editor.notSaved)}
            </b>
            <span className={classes.muted}>{taken}</span>
            {urgent !== undefined && <span>{isolated(words.urgentToo(inWords(urgent)))}</span>}
          </p>
          <Button variant="plain" onClick={() => props.onGoOn(choices)}>
            {words.goOn}
          </Button>
          <Button
            variant="primary"
            disabled={reason !== undefined}
            busy={props.saving}
            onClick={() => props.onSave(choices)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className={classes.heads}>
        {SIDES.map((side) => (
          <div key={side} className={classes.head}>
            <p>
              <b>{words.sides[side]}</b>{' '}
              <span className={classes.muted}>
                {side === 'mine' ? words.mineState : words.who(...whoAndWhen(by))}
              </span>
            </p>
            <Button variant="plain" size="small" onClick={() => pickAll(side)}>
              {words.allOf[side]}
            </Button>
          </div>
        ))}
      </div>
      {differ.map((compared) => (
        <TwoSides
          key={compared.member}
          legend={compared.name}
          names={words.choices}
          chosen={choices[compared.member] ?? compared.proposed}
          onChoose={(side) => setPicked({ ...picked, [compared.member]: side })}
        >
          {(side) => (
            <ContentLines
              content={compared[side]}
              base={compared.base}
              lang={lang}
              imageAlt={words.picture(words.sides[side])}
            />
          )}
        </TwoSides>
      ))}
      <p className={classes.note}>
        {same.length > 0 && <span>{words.same(same)}</span>} <span>{words.underlined}</span>
      </p>
    </ConflictFrame>
  );
};
