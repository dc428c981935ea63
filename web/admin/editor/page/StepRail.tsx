import type { Language } from '#core/base/language.ts';
import type { Campus } from '#core/campus/setting.ts';
import type { StepDraft } from '#core/step/step-schema.ts';
import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { GripVertical } from '#kit/icon/drawings/signs/grip-vertical.ts';
import { Star } from '#kit/icon/drawings/signs/star.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Unlink } from '#kit/icon/drawings/signs/unlink.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { adminMessages } from '../../base/messages.ts';
import { isolated } from '../../../guide/isolated.tsx';
import { OthersAtStep } from './Others.tsx';
import { useDrawn } from '../../base/use-drawn.ts';
import { AddStep } from './AddStep.tsx';
import type { RemovedDraft } from '../../shared/draft/drafts.ts';
import { conflictMessages } from '../../shared/draft/conflict-messages.ts';
import type { NotesByPane } from '../notes/use-notes.ts';
import type { StepEntry } from '../../shared/draft/step-entries.ts';
import { stepMessages } from '../actions/messages.ts';
import { useDraggedOrder, type DraggedOrder } from './use-dragged-order.ts';
import { inWords } from '../../base/in-words.ts';
import classes from './StepRail.module.css';
import { noteMessages } from '../notes/messages.ts';

const words = adminMessages.editor;

const STATUS: Record<StepEntry['status'], string> = {
  saved: words.saved,
  unsaved: words.notSaved,
  broken: words.broken,
};

/** The least height of a line in px, which the stylesheet repeats. */
const LINE = 64;

const detailsIcon = <Icon icon={ClipboardList} size={14} strokeWidth={2} />;
const goneIcon = <Icon icon={Unlink} size={14} strokeWidth={2} />;
const feedbackIcon = <Icon icon={Star} size={14} strokeWidth={2} />;

interface RailItemProps {
  /** True if somebody else removed the step, whose typed text is kept. */
  isGone?: boolean;
  /** The whole accessible name; the status and the excerpt, with contacts by name and number, are its description (EDITOR-2, CAMPUS-4). */
  name: string;
  excerpt: string | undefined;
  /** The language of the excerpt, if it is not that of the page. */
  lang?: Language | undefined;
  /** The campus; if it is undefined, the settings did not load, and references in the excerpt stay as they are. */
  campus?: Campus | undefined;
  node: ReactNode;
  status?: StepEntry['status'];
  isOpen: boolean;
  disabled?: boolean;
  notes?: number;
  others?: readonly string[] | undefined;
  canMove?: boolean;
  isDragged?: boolean;
  pane: string;
  onPane: (pane: string) => void;
}

/** One line of the stepper, as a memo: a typed letter changes at most one of many lines. */
const RailItem = memo((props: RailItemProps) => {
  const { name, excerpt, lang, campus, status, isOpen, disabled, notes = 0, others, pane } = props;
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  // In a long list that scrolls, the open step may be out of sight.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={item}
      className={classes.item}
      data-open={isOpen || undefined}
      data-disabled={disabled || undefined}
      data-dragged={props.isDragged || undefined}
      // Only a line that can be dragged has a place among the steps.
      data-id={status && pane !== 'details' ? pane : undefined}
      data-gone={props.isGone || undefined}
    >
      {/* The whole item is one button; its accessible name is only the name. */}
      <button
        type="button"
        className={classes.button}
        aria-describedby={`${id}-excerpt ${id}-status`}
        aria-current={isOpen ? 'step' : undefined}
        disabled={disabled}
        onClick={() => props.onPane(pane)}
      >
        <span className={classes.name}>{name}</span>
      </button>
      <span className={classes.node} aria-hidden="true">
        {props.node}
      </span>
      <span id={`${id}-excerpt`} className={classes.excerpt}>
        {notes > 0 && <b>{noteMessages.count(notes)}. </b>}
        <span lang={lang}>{excerpt && isolated(inWords(excerpt, campus))}</span>
      </span>
      {notes > 0 && (
        <span className={classes.notes} aria-hidden="true">
          {notes}
        </span>
      )}
      <span id={`${id}-status`} className={classes.status} data-status={status}>
        {status && (
          <Icon
            icon={status === 'saved' ? CircleCheck : TriangleAlert}
            size={18}
            label={STATUS[status]}
          />
        )}
        {others && <OthersAtStep names={others} />}
      </span>
      {props.canMove && (
        <span className={classes.grip} aria-hidden="true" title={stepMessages.drag(name)} data-grip>
          <Icon icon={GripVertical} size={14} />
        </span>
      )}
    </li>
  );
});

interface StepRailProps {
  /** The open pane: 'details', 'feedback' or the key of a step. */
  pane: string;
  onPane: (pane: string) => void;
  category: string | undefined;
  areDetailsSaved: boolean;
  entries: readonly StepEntry[];
  removed?: readonly RemovedDraft[];
  notes: NotesByPane;
  /** The names of the other administrators who have a step open, by the step's id. */
  others?: ReadonlyMap<string, readonly string[]>;
  campus?: Campus | undefined;
  lang?: Language | undefined;
  addLocked: string | undefined;
  onAdd: () => void;
  onDrag: DraggedOrder;
  canMove: boolean;
  /** True if the issue is new: only its details then open (EDITOR-8). */
  isNew: boolean;
}

/** Returns the beginning of a step in its language; for a step without words, a sentence in the page's language. */
function excerptOf({ question }: StepDraft, lang: Language | undefined) {
  const excerpt = question?.trim();
  return excerpt ? { excerpt, lang } : { excerpt: words.emptyStep };
}

/** The stepper: Issue details, Step 1 to n, ADD A STEP, Feedback (EDITOR-2). */
export const StepRail = (props: StepRailProps) => {
  const { pane, onPane, entries, removed = [], notes, campus, lang, isNew } = props;
  const drawn = useDrawn(entries.length, Math.ceil(window.innerHeight / LINE));
  const { list, dragged } = useDraggedOrder(entries, props.onDrag);
  const ofPane = (key: string) => ({ pane: key, isOpen: pane === key, onPane });
  return (
    <nav className={classes.rail} aria-label={words.steps}>
      <ol ref={list} className={classes.list}>
        <RailItem
          name={words.details}
          {...ofPane('details')}
          excerpt={props.category}
          node={detailsIcon}
          status={props.areDetailsSaved ? 'saved' : 'unsaved'}
          notes={notes.get('details')?.length ?? 0}
        />
        {entries.slice(0, drawn).map(({ key, number, draft, status, saved }) => (
          <RailItem
            key={key}
            {...ofPane(key)}
            name={words.step(number)}
            {...excerptOf(draft, lang)}
            campus={campus}
            node={number}
            status={status}
            disabled={isNew}
            notes={notes.get(key)?.length ?? 0}
            others={props.others?.get(key)}
            canMove={props.canMove && saved !== undefined && entries.length > 1}
            isDragged={dragged === key}
          />
        ))}
        {removed.map(({ key, draft }) => (
          <RailItem
            key={key}
            {...ofPane(key)}
            name={conflictMessages.removedStep}
            {...excerptOf(draft, lang)}
            campus={campus}
            node={goneIcon}
            status="unsaved"
            isGone
          />
        ))}
      </ol>
      <AddStep locked={props.addLocked} onAdd={props.onAdd} />
      <ul className={classes.list}>
        <RailItem
          {...ofPane('feedback')}
          name={words.feedback}
          excerpt={words.feedbackExcerpt}
          node={feedbackIcon}
          disabled={isNew}
        />
      </ul>
    </nav>
  );
};
