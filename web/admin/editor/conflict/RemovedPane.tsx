import { useState, type ReactNode } from 'react';
import type { PartConflict } from '#core/issue/issue-part-schema.ts';
import { formatStepNumber } from '#core/step/step-number.ts';
import type { StepMember } from '#core/issue/three-way.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { contentOfStep, STEP_NAMES, type NamesInIssue } from './comparison.ts';
import { ConflictFrame, ContentLines, whenOf, whoOf } from './ConflictFrame.tsx';
import type { RemovedDraft } from '../../shared/draft/drafts.ts';
import { conflictMessages } from '../../shared/draft/failure.ts';
import { conflictWords } from './messages.ts';
import classes from './conflict.module.css';

const FIRST = 'first';

interface RemovedPaneProps {
  removed: RemovedDraft;
  among: NamesInIssue;
  by: PartConflict | undefined;
  /** Why it cannot be saved; undefined if it can. */
  reason: string | undefined;
  /** Why no step can be made of anything now; undefined if one can. */
  locked: string | undefined;
  /** Puts it into a new step, to be finished there. */
  onReopen: () => void;
  /** Saves it after a step; without one it becomes the first. */
  onSave: (after: string | undefined) => void;
  onDiscard: () => void;
  saving: boolean;
  failure: ReactNode;
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'status', text: conflictWords.copied });
  } catch {
    // Not on a page without https, for one.
    showToast({ kind: 'alert', text: conflictWords.notCopied });
  }
}

/** Shows the text typed into a step that somebody else removed: it can be read, saved as a new step, or dropped (EDITOR-31). */
export const RemovedPane = ({
  removed: { draft, base },
  among,
  by,
  reason,
  locked,
  onReopen,
  onSave,
  onDiscard,
  saving,
  failure,
}: RemovedPaneProps) => {
  const { steps } = among;
  const before = steps[Math.min((base?.number ?? steps.length + 1) - 1, steps.length) - 1];
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? before?._id ?? FIRST;
  const at = steps.findIndex(({ _id }) => _id === chosen);
  const members: readonly StepMember[] = ['question', 'image', 'answerType'];
  const contents = members.map((member) => ({
    member,
    content: contentOfStep(draft, member, among),
  }));
  const text = contents
    .flatMap(({ content: { lines } }) =>
      lines.map(({ label, text: one }) => (label ? `${label}: ${one}` : one)),
    )
    .join('\n');
  const told = locked ?? reason;
  const label = (index: number): string => {
    const question = contentOfStep(steps[index] ?? {}, 'question', among).lines[0]?.text ?? '';
    return `${formatStepNumber(index + 1)}: ${question}`;
  };
  return (
    <ConflictFrame
      title={base ? conflictWords.was(base.number) : conflictMessages.removedStep}
      text={
        <span className={classes.alert} role="alert">
          <Icon icon={TriangleAlert} size={20} />
          <span>
            <b>{conflictWords.removed(whoOf(by), whenOf(by))}</b> {conflictWords.removedText}
          </span>
        </span>
      }
      bar={
        <>
          <p className={classes.state}>
            <Button variant="quiet-danger" onClick={onDiscard}>
              {conflictWords.discard}
            </Button>
            {told !== undefined && <span className={classes.muted}>{told}</span>}
          </p>
          <Button icon={<Icon icon={Copy} size={18} />} onClick={() => void copy(text)}>
            {conflictWords.copy}
          </Button>
          {reason === undefined ? (
            <Button
              variant="primary"
              busy={saving}
              disabled={locked !== undefined}
              onClick={() => onSave(chosen === FIRST ? undefined : chosen)}
            >
              {conflictWords.saveAsNew}
            </Button>
          ) : (
            <Button variant="primary" disabled={locked !== undefined} onClick={onReopen}>
              {conflictWords.goOnAsNew}
            </Button>
          )}
        </>
      }
    >
      {failure}
      <dl className={classes.removed}>
        {contents.map(({ member, content }) => (
          <div key={member}>
            <dt>{STEP_NAMES[member]}</dt>
            <dd>
              <ContentLines
                content={content}
                base={base && contentOfStep(base.step, member, among)}
                imageAlt={conflictWords.picture(conflictWords.mine)}
              />
            </dd>
          </div>
        ))}
      </dl>
      {reason === undefined && (
        <div className={classes.place}>
          <Dropdown
            label={conflictWords.insertAfter}
            options={[
              { value: FIRST, label: conflictWords.first },
              ...steps.map(({ _id }, index) => ({ value: _id as string, label: label(index) })),
            ]}
            value={chosen}
            onChange={setPicked}
            hint={conflictWords.becomes(at + 2)}
          />
        </div>
      )}
    </ConflictFrame>
  );
};
