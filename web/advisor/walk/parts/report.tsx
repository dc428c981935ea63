import type { MouseEvent } from 'react';
import { hostOfReportForm } from '#core/campus/report-form.ts';
import { reportAddress } from '#core/campus/report-placeholders.ts';
import type { WireStep } from '#core/issue/wire-schema.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { receiptCode } from '#core/record/codes/receipt-code.ts';
import { reportFacts, type ReportedRecord, type ReportState } from '#core/record/report.ts';
import { timelineOf, timelineText, type TimelineSource } from '#core/record/timeline.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { ButtonLink } from '#kit/controls/button/ButtonLink.tsx';
import { ExternalLink } from '#kit/icon/drawings/actions/external-link.ts';
import { CircleCheck } from '#kit/icon/drawings/signs/circle-check.ts';
import { ClipboardList } from '#kit/icon/drawings/signs/clipboard-list.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { closeAllToasts, showToast } from '#kit/overlays/toast/toasts.ts';
import { copyText } from '../../../base/device.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import { useTitles } from '../../phone/library/titles.ts';
import { outboxMessages } from '../../phone/outbox/messages.ts';
import { markReport } from '../../phone/outbox/corrected-record.ts';
import { useStored } from '../../phone/outbox/use-stored.ts';
import type { SavedWalk } from '#core/record/saved-walk.ts';
import { isReportDue, isReportHere, type OutboxRecord } from '../../phone/store/phone-store.ts';
import { reportMessages as words } from './report-messages.ts';
import classes from './report.module.css';

type ReportText = { readonly record: ReportedRecord; readonly timeline: string };

type RecordFacts = Pick<ReportedRecord, 'outcome' | 'category' | 'area' | 'code'>;

/** Returns the facts of a walk for its report; if the walk goes on, its timeline has no end. */
function told(
  source: TimelineSource,
  known: RecordFacts,
  timeZone: string | undefined,
): ReportText {
  const { advisor, startedAt, finishedAt } = source.record;
  const isOver = (finishedAt ?? null) !== null;
  const entries = timelineOf(source).filter(({ did }) => isOver || did !== 'ended');
  return {
    record: { title: source.title, advisor, startedAt, finishedAt, ...known },
    timeline: timelineText(entries, timeZone),
  };
}

const codeOf = ({ life: { receipt } }: OutboxRecord): string =>
  receipt ? receiptCode(receipt.id) : '';

const STATE_WORDS: Record<ReportState, string> = {
  due: words.due,
  opened: words.opened,
  written: words.written,
};

/** Returns true if the report of a record is shown: it is due, or was; practice has none (REPORT-5). */
export const hasReport = ({ report, practice, takenBack }: Attendance, hasForm: boolean): boolean =>
  practice !== true && takenBack !== true && (hasForm || (report ?? null) !== null);

interface ReportPartProps extends ReportText {
  state: ReportState;
  /** The place where the report is shown: a walk that goes on owes no report yet; in Records it can be marked as written, and also as not opened. */
  place: 'walk' | 'result' | 'records';
  /** True if another phone that ended the same walk reported the state: it cannot be undone here. */
  isElsewhere?: boolean;
  onMark: (state: ReportState) => void;
}

/** A button that opens the campus's own form and copies the timeline, in one tap (REPORT-4). */
const ReportPart = ({
  state,
  place,
  isElsewhere = false,
  record,
  timeline,
  onMark,
}: ReportPartProps) => {
  const { report: form = '', timeZone } = useCampus();
  const host = hostOfReportForm(form);
  const isMissing = state === 'due' && place !== 'walk';
  const open = (event: MouseEvent): void => {
    if (!navigator.onLine) {
      event.preventDefault();
      showToast({ kind: 'alert', text: words.noSignal });
      return;
    }
    // The earlier message that the form did not open no longer applies.
    closeAllToasts();
    // The copy is requested first, because the new window takes the focus, and without the focus nothing is copied.
    void copyText(timeline).then((isCopied) =>
      showToast({ kind: 'status', text: isCopied ? words.copied : words.notCopied }),
    );
    onMark('opened');
  };
  return (
    <section className={classes.report} aria-label={words.title} data-missing={isMissing}>
      {(isMissing || state !== 'due') && (
        <div className={classes.state} role="status">
          <Icon icon={isMissing ? ClipboardList : CircleCheck} size={22} />
          <div>
            <p>
              <b>{STATE_WORDS[state]}</b>
            </p>
            {isMissing && <p>{words.waits}</p>}
            {isElsewhere && <p>{words.elsewhere}</p>}
          </div>
        </div>
      )}
      {host !== '' && (
        <>
          <ButtonLink
            variant={isMissing ? 'primary' : 'secondary'}
            size="thumb"
            wide
            href={reportAddress(form, reportFacts(record, timeZone))}
            target="_blank"
            rel="noopener noreferrer"
            icon={ExternalLink}
            onClick={open}
          >
            {state === 'due' ? words.open : words.openAgain}
          </ButtonLink>
          <p className={classes.goesTo}>{words.goesTo(host)}</p>
        </>
      )}
      {place === 'records' && state !== 'written' && (
        <div className={classes.buttons}>
          {state === 'opened' && !isElsewhere && (
            <Button size="thumb" wide onClick={() => onMark('due')}>
              {words.didNotOpen}
            </Button>
          )}
          <Button size="thumb" wide onClick={() => onMark('written')}>
            {words.markWritten}
          </Button>
        </div>
      )}
    </section>
  );
};

const mark = async (key: string, state: ReportState): Promise<void> => {
  try {
    await markReport(key, state);
  } catch {
    // Only a full phone keeps nothing.
    showToast({ kind: 'alert', text: outboxMessages.notStored });
  }
};

export interface WalkReportProps {
  saved: SavedWalk;
  /** Hears the report's state while the walk goes on; the walk's record gets the last state. */
  onMark?: (state: ReportState) => void;
}

/** The report of a walk, on its final screen and after its outcome. */
export const WalkReport = ({ saved, onMark }: WalkReportProps) => {
  const campus = useCampus();
  const found = useStored('outbox')?.find(({ life }) => life.key === saved.id);
  const body = found?.life.body;
  const held = body && 'issueStatus' in body ? body : undefined;
  const { title, category, area, walk, advisor, startedAt, trail, revision } = saved;
  const going = {
    advisor,
    startedAt,
    trail: [...trail],
    revision,
    issueStatus: 'Escalated' as const,
  };
  const record = held?.finishedAt ? held : going;
  const known = {
    outcome: held?.takenBack ? undefined : held?.issueStatus,
    category,
    area,
    code: found && codeOf(found),
  };
  return (
    <ReportPart
      {...told({ record, title, steps: walk.steps, campus }, known, campus.timeZone)}
      state={saved.report ?? held?.report ?? 'due'}
      place={onMark ? 'walk' : 'result'}
      onMark={(state) => {
        onMark?.(state);
        void mark(saved.id, state);
      }}
    />
  );
};

interface RecordReportProps {
  record: OutboxRecord;
  steps: readonly WireStep[];
}

/** The report of a record; there is none if none is due, and for a walk that was handed over it says which phone has it (REPORT-11). */
export const RecordReport = ({ record, steps }: RecordReportProps) => {
  const campus = useCampus();
  const titles = useTitles();
  const { body, key } = record.life;
  if (!('issueStatus' in body) || !hasReport(body, campus.report !== undefined)) return null;
  const category = titles?.issues.find(({ _id }) => _id === body.issueId)?.category;
  // A report written here would have an older timeline than the one written on the other phone.
  if (record.isHandedOver) return <p className={classes.goesTo}>{words.handedOver}</p>;
  const source = { record: body, title: record.title, steps, campus };
  const { issueStatus: outcome, area } = body;
  const known = { outcome, category, area, code: codeOf(record) };
  const isElsewhere = isReportHere(record) && !isReportDue(record);
  return (
    <ReportPart
      {...told(source, known, campus.timeZone)}
      state={(isElsewhere ? record.reportElsewhere : body.report) ?? 'due'}
      isElsewhere={isElsewhere}
      place="records"
      onMark={(state) => void mark(key, state)}
    />
  );
};
