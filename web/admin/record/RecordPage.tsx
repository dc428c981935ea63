import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { ADMIN_PATTERNS } from '#core/page/admin-pages.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import { Button } from '#kit/controls/button/Button.tsx';
import { EmptyState } from '#kit/layout/empty-state/EmptyState.tsx';
import { Copy } from '#kit/icon/drawings/actions/copy.ts';
import { Download } from '#kit/icon/drawings/actions/download.ts';
import { Printer } from '#kit/icon/drawings/actions/printer.ts';
import { TriangleAlert } from '#kit/icon/drawings/signs/triangle-alert.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { Label } from '#kit/controls/label/Label.tsx';
import { TextArea } from '#kit/controls/text-area/TextArea.tsx';
import { showToast } from '#kit/overlays/toast/toasts.ts';
import { isApiError } from '../../base/http.ts';
import { OUTCOME_TONE } from '../../base/outcome-tone.ts';
import { copyText } from '../../base/device.ts';
import { usePageTitle } from '../../base/page-title.ts';
import { adminCall, reasonIn } from '../base/admin-api.ts';
import { fetchFile } from '../base/fetch-file.ts';
import { saveFile } from '../base/save-file.ts';
import { useSubmit } from '../shared/account/use-submit.ts';
import { useMay } from '../base/role.ts';
import { voidMessages } from '../shared/voids/messages.ts';
import { DetailHeader } from '../shared/page-parts/DetailHeader.tsx';
import { usePrintStored } from '../shared/print/use-print-stored.ts';
import { Unloaded } from '../shared/states/ActionFailed.tsx';
import { recordMessages as words } from './messages.ts';
import { flagOf, recordText, whenOf } from '#core/record/record-text.ts';
import { RecordFacts } from './RecordFacts.tsx';
import classes from './RecordPage.module.css';
import { RecordStory } from './RecordStory.tsx';
import { VoidDialog } from './VoidDialog.tsx';
import { VoidNote } from './VoidNote.tsx';
import { countedAnswers, countsOtherwise, storyOf } from '#core/record/story.ts';
import { ADMIN_PAGES } from '#core/page/admin-pages.ts';
import { displayName } from '#core/base/display-name.ts';

function mark(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}

/** Saves the record in the browser's folder for downloads, as a file that checks itself (EVIDENCE-1). */
async function saveEvidence(id: string): Promise<void> {
  try {
    saveFile(await fetchFile(`/api/attend/${id}/evidence`));
    showToast({ kind: 'status', text: words.evidenceSaved });
  } catch (error) {
    showToast({ kind: 'alert', text: words.evidenceNotSaved, detail: reasonIn(error) });
  }
}

interface HeadProps {
  record: OpenedRecord;
  printing: ReturnType<typeof usePrintStored>;
  onCopy: () => void;
  onVoid: () => void;
}

const Head = ({ record, printing, onCopy, onVoid }: HeadProps) => {
  const { title, category, issueStatus, practice, flagged, startedAt, timeZone } = record;
  const { void: marked } = record;
  const isVoid = marked !== undefined && marked.from === undefined;
  const mayVoid = useMay('owner');
  const evidence = useSubmit(async () => await saveEvidence(record._id));
  return (
    <DetailHeader
      back={words.back}
      title={title}
      issueId={record.issueId}
      category={category}
      about={
        <p className={classes.about}>
          <Label tone={OUTCOME_TONE[issueStatus]}>{displayName(issueStatus)}</Label>
          {practice && <Label>{words.practice}</Label>}
          {flagged && <Label tone="warning">{words.flagged}</Label>}
          {isVoid && <Label tone="warning">{voidMessages.isVoid}</Label>}
          <span>{whenOf(startedAt, timeZone)}</span>
        </p>
      }
      buttons={
        <div className={classes.buttons}>
          {mayVoid && !marked && <Button onClick={onVoid}>{voidMessages.mark}</Button>}
          <Button icon={Download} busy={evidence.busy} onClick={() => void evidence.submit()}>
            {words.evidence}
          </Button>
          <Button icon={Printer} busy={printing.busy} onClick={printing.print}>
            {words.print}
          </Button>
          <Button variant="primary" icon={Copy} onClick={onCopy}>
            {words.copy}
          </Button>
        </div>
      }
    />
  );
};

const OpenRecord = ({ record, printing }: Pick<HeadProps, 'record' | 'printing'>) => {
  const [isByHand, setByHand] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const flag = flagOf(record);
  const copy = async (): Promise<void> => {
    if (await copyText(recordText(record))) showToast({ kind: 'status', text: words.copied });
    else setByHand(true);
  };
  return (
    <>
      <Head
        record={record}
        printing={printing}
        onCopy={() => void copy()}
        onVoid={() => setAsked(true)}
      />
      {isAsked && <VoidDialog record={record} onClose={() => setAsked(false)} />}
      <VoidNote record={record} />
      {isByHand && (
        <TextArea
          ref={mark}
          label={words.text}
          hint={words.byHand}
          rows={8}
          readonly
          value={recordText(record)}
          onChange={() => undefined}
        />
      )}
      {flag !== undefined && (
        <p className={classes.flag}>
          <Icon icon={TriangleAlert} size={18} />
          {flag}
        </p>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <RecordStory
            title={words.story}
            text={record.trail.length === 0 ? words.noTaps : undefined}
            entries={storyOf(record)}
            record={record}
          />
          {countsOtherwise(record) && (
            <RecordStory
              title={words.counted}
              text={words.countedText}
              entries={countedAnswers(record)}
              record={record}
            />
          )}
        </div>
        <RecordFacts record={record} />
      </div>
    </>
  );
};

/** The page of the record of one walk (RECORDED-1). */
export const RecordPage = () => {
  const id = useRoute(ADMIN_PATTERNS.record)[1]?.id ?? '';
  const record = useQuery({
    queryKey: ['record', id],
    queryFn: async () => await adminCall('GET /api/attend/{id}', { params: { id } }),
  });
  const printing = usePrintStored([record], id, record.data !== undefined);
  usePageTitle(ADMIN_PAGES.record.title);
  if (isApiError(record.error, 'NOT_FOUND'))
    return <EmptyState title={words.notFound}>{words.notFoundText}</EmptyState>;
  // If it does not load again, the page keeps the record that was loaded before.
  if (!record.data) return <Unloaded loading={record} failed={words.loadFailed} />;
  return (
    <div className={classes.page}>
      <OpenRecord record={record.data} printing={printing} />
    </div>
  );
};
