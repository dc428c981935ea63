import { useState } from 'react';
import { formatDate } from '#core/base/format.ts';
import { isCorrected } from '#core/campus/urgent.ts';
import type { Issue } from '#core/issue/issue.ts';
import type { ListedRevision } from '#core/issue/revision-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ConfirmationDialog } from '#kit/overlays/confirmation-dialog/ConfirmationDialog.tsx';
import { Dropdown } from '#kit/controls/dropdown/Dropdown.tsx';
import { Eye } from '#kit/icon/drawings/signs/eye.ts';
import { History } from '#kit/icon/drawings/signs/history.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { onDemand } from '../../base/on-demand/on-demand.ts';
import { isolated } from '../../guide/isolated.tsx';
import { LoadedPart } from '../shared/states/LoadedPart.tsx';
import { LoadFailed, Loading } from '../shared/states/ActionFailed.tsx';
import { dayAndTime } from '../base/moment.ts';
import { useInWords, useSettings } from '../base/queries.ts';
import { useMayChange } from '../base/role.ts';
import { BroughtBackDialog } from './BroughtBackDialog.tsx';
import { Comparison } from './Comparison.tsx';
import { broughtBackMessages, revisionMessages as words } from './messages.ts';
import classes from './OpenRevision.module.css';
import { restoreRevision, type RestoreFailure, useRevision, RestoreFailed } from './restore.tsx';
import { comparedRevision } from './RevisionList.tsx';

const AsAdvisorsSaw = onDemand('AsAdvisorsSaw', async () => await import('./AsAdvisorsSaw.tsx'));

/** Returns the reason why a revision cannot be restored; undefined if it can. */
function reasonAgainst({ isArchived, publish, revision }: Issue, number: number) {
  if (isArchived) return words.isArchived;
  return publish && revision === number ? words.isLive : undefined;
}

interface OpenRevisionProps {
  issue: Issue;
  revisions: readonly ListedRevision[];
  open: ListedRevision;
  from: number | undefined;
  onChoose: (open: number, from?: number) => void;
  /** Hears that a published issue was restored and saved as this revision. */
  onRestored: (number: number) => void;
}

const option = (revision: ListedRevision) => ({
  value: String(revision.number),
  label: `${revision.number}, ${dayAndTime(revision.savedAt)}`,
});

/** The changes in a revision, or between any two, and the ways to see and to restore it (REVISION-2 to REVISION-4). */
export const OpenRevision = (props: OpenRevisionProps) => {
  const { issue, revisions, from, onChoose, onRestored } = props;
  const { number, urgent } = props.open;
  const inWords = useInWords();
  const canRestore = useMayChange()(issue.category);
  const [isAsked, setAsked] = useState(false);
  const [isViewed, setViewed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RestoreFailure>();
  const older = useRevision(issue._id, from);
  const newer = useRevision(issue._id, number);
  const hasFailed = newer.isError || (from !== undefined && older.isError);

  const waits = useSettings().data?.secondPerson === true || issue.pending !== undefined;
  // If changes wait, no message helps, and the refusal says so (PUBLISH-15).
  const isTold = isCorrected(number, issue.urgent) && !(issue.publish && issue.pending);
  const correction = isTold ? issue.urgent : undefined;
  const restore = async (sentence?: string): Promise<void> => {
    setAsked(false);
    setBusy(true);
    // The revision stays open, even if somebody else saves a newer one first.
    onChoose(number, from);
    const { issue: after, failure: why } = await restoreRevision(issue, number, sentence);
    setBusy(false);
    setFailure(why);
    if (after?.publish && !after.pending && after.revision !== null) onRestored(after.revision);
  };
  // The text that advisors read is kept as a revision; a draft and waiting text are not.
  const isKept = issue.publish && !issue.pending;
  const press = (): void => {
    // The failure is cleared first, so that a screen reader reads it again if it happens again.
    setFailure(undefined);
    if (isKept && !correction) void restore();
    else setAsked(true);
  };
  const reason = reasonAgainst(issue, number);
  const liveHint = waits && !correction ? words.waitsHint : words.liveHint;
  const { hint, title, text, confirm } = words.lost[issue.publish ? 'waiting' : 'draft'];
  return (
    <>
      <h2 className={classes.title}>{words.changed}</h2>
      <div className={classes.choices}>
        <Dropdown
          label={words.from}
          options={revisions.filter((one) => one.number < number).map(option)}
          value={from === undefined ? '' : String(from)}
          disabled={from === undefined}
          onChange={(chosen) => onChoose(number, Number(chosen))}
        />
        <Dropdown
          label={words.to}
          options={revisions.map(option)}
          value={String(number)}
          onChange={(chosen) => onChoose(Number(chosen))}
        />
      </div>
      {hasFailed && (
        <LoadFailed
          title={words.revisionFailed}
          onRetry={() => {
            for (const one of [older, newer]) if (one.isError) void one.refetch();
          }}
        />
      )}
      {!hasFailed && (newer.isPending || (from !== undefined && older.isPending)) && <Loading />}
      {from === undefined && <p>{words.oldest}</p>}
      {older.data && newer.data && (
        <Comparison
          issue={issue}
          older={comparedRevision(older.data)}
          newer={comparedRevision(newer.data)}
        />
      )}
      {urgent !== null && (
        <p className={classes.urgent}>
          <Icon icon={TriangleAlert} size={18} />
          <span>
            <b>{words.wasUrgent}</b> {isolated(words.quoted(inWords(urgent)))}
          </span>
        </p>
      )}
      <div className={classes.buttons}>
        {canRestore && (
          <Button
            variant="primary"
            icon={History}
            disabled={reason !== undefined}
            busy={busy}
            onClick={press}
          >
            {words.restore(number)}
          </Button>
        )}
        <Button icon={Eye} disabled={!newer.data} onClick={() => setViewed(true)}>
          {words.view}
        </Button>
      </div>
      {failure && <RestoreFailed failure={failure} onRetry={restore} />}
      {canRestore && <p className={classes.hint}>{reason ?? (isKept ? liveHint : hint)}</p>}
      {isAsked && issue.publish && correction && (
        <BroughtBackDialog
          correction={correction}
          confirmLabel={words.restore(number)}
          onConfirm={(sentence) => void restore(sentence)}
          onCancel={() => setAsked(false)}
        />
      )}
      <ConfirmationDialog
        open={isAsked && !isKept}
        modalTitle={title(number)}
        description={
          correction
            ? `${broughtBackMessages.draft(formatDate(correction.at), inWords(correction.sentence))} ${text}`
            : text
        }
        confirmLabel={confirm}
        danger
        onConfirm={() => void restore()}
        cancelLabel={words.cancel}
        onCancel={() => setAsked(false)}
      />
      {isViewed && newer.data && (
        <LoadedPart part={AsAdvisorsSaw} failed={words.viewNotLoaded}>
          <AsAdvisorsSaw issue={issue} revision={newer.data} onClose={() => setViewed(false)} />
        </LoadedPart>
      )}
    </>
  );
};
