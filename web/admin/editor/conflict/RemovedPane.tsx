import { useState, type ReactNode } from 'react';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { contentOfStep, questionOf, STEP_NAMES, type NamesInIssue } from './comparison.ts';
import { ConflictFrame, ContentLines, whoAndWhen } from './ConflictFrame.tsx';
import type { RemovedDraft } from '../../shared/draft/drafts.ts';
import { adminMessages } from '../../base/messages.ts';
import { conflictMessages } from '../../shared/draft/conflict-messages.ts';
import { conflictWords as words } from './messages.ts';
import classes from './conflict.module.css';
import { marks } from '#core/base/mark-messages.ts';

const FIRST = 'first';

interface RemovedPaneProps {
  removed: RemovedDraft;
  lang: string;
  among: NamesInIssue;
  by: PartConflict | undefined;
  /** The reason why it cannot be saved; undefined if it can. */
  reason: string | undefined;
  /** The reason why no step can be added now; undefined if one can. */
  locked: string | undefined;
  /** Moves the text to a new step, where the author finishes it. */
  onReopen: () => void;
  /** Saves the text as a step after another one; without another one it becomes the first step. */
  onSave: (after: string | undefined) => void;
  onDiscard: () => void;
  saving: boolean;
  failure: ReactNode;
}

async function copy(text: string): Promise<void> {
  const isCopied = await copyText(text);
  showToast(
    isCopied ? { kind: 'status', text: words.copied } : { kind: 'alert', text: words.notCopied },
  );
}

/** The text that was typed into a step that somebody else removed: the author can read it, save it as a new step, or drop it (EDITOR-31). */
export const RemovedPane = (props: RemovedPaneProps) => {
  const { removed, lang, among, by, reason, locked } = props;
  const { draft, base } = removed;
  const { steps } = among;
  const before = steps[Math.min((base?.number ?? steps.length + 1) - 1, steps.length) - 1];
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? before?._id ?? FIRST;
  const at = steps.findIndex(({ _id }) => _id === chosen);
  const contents = (['question', 'image', 'answerType'] as const).map((member) => ({
    member,
    content: contentOfStep(draft, member, among),
  }));
  const lines = contents.flatMap(({ content }) => content.lines);
  const text = lines.map((line) =>
    line.label ? `${line.label}${marks.colon} ${line.text}` : line.text,
  );
  const lockReason = locked ?? reason;
  return (
    <ConflictFrame
      title={base ? words.was(base.number) : conflictMessages.removedStep}
      text={
        <span className={classes.alert} role="alert">
          <Icon icon={TriangleAlert} size={20} />
          <span>
            <b>{words.removed(...whoAndWhen(by))}</b> {words.removedText}
          </span>
        </span>
      }
      bar={
        <>
          <p className={classes.state}>
            <Button variant="quiet-danger" onClick={props.onDiscard}>
              {words.discard}
            </Button>
            {lockReason !== undefined && <span className={classes.muted}>{lockReason}</span>}
          </p>
          <Button icon={Copy} onClick={() => void copy(text.join('\n'))}>
            {words.copy}
          </Button>
          {reason === undefined ? (
            <Button
              variant="primary"
              busy={props.saving}
              disabled={locked !== undefined}
              onClick={() => props.onSave(chosen === FIRST ? undefined : chosen)}
            >
              {words.saveAsNew}
            </Button>
          ) : (
            <Button variant="primary" disabled={locked !== undefined} onClick={props.onReopen}>
              {words.goOnAsNew}
            </Button>
          )}
        </>
      }
    >
      {props.failure}
      <dl className={classes.removed}>
        {contents.map(({ member, content }) => (
          <div key={member}>
            <dt>{STEP_NAMES[member]}</dt>
            <dd>
              <ContentLines
                content={content}
                base={base && contentOfStep(base.step, member, among)}
                imageAlt={words.picture(words.sides.mine)}
                lang={lang}
              />
            </dd>
          </div>
        ))}
      </dl>
      {reason === undefined && (
        <div className={classes.place}>
          <Dropdown
            label={words.insertAfter}
            options={[
              { value: FIRST, label: words.first },
              ...steps.map((step, index) => ({
                value: step._id as string,
                lang,
                label: `${adminMessages.editor.step(index + 1)}${marks.colon} ${questionOf(step, among)}`,
              })),
            ]}
            value={chosen}
            onChange={setPicked}
            hint={words.becomes(at + 2)}
          />
        </div>
      )}
    </ConflictFrame>
  );
};
