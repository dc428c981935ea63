import { useState } from 'react';
import { dayOf } from '#core/base/day.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { OpenedRecord } from '#core/record/recorded-schema.ts';
import type { VoidSpan } from '#core/record/void-schema.ts';
import { FormInput } from '#kit/controls/form-input/FormInput.tsx';
import { RadioGroup } from '#kit/controls/radio/RadioGroup.tsx';
import { TextInput } from '#kit/controls/text-input/TextInput.tsx';
import { markVoid, sayNotMarked, useVoidPreview } from '../shared/voids/use-voids.ts';
import { voidMessages as words } from '../shared/voids/messages.ts';
import { SubmitDialog } from '../shared/account/SubmitDialog.tsx';
import classes from './RecordPage.module.css';

/** A sentence that says, before the choice is made, how many records it covers (PRIVACY-8). */
const Preview = ({ id, span }: { id: string; span: VoidSpan | undefined }) => {
  const { data, isError } = useVoidPreview(id, span);
  const would = data && (data.isMore ? words.wouldMore(data.count) : words.would(data.count));
  return (
    <div role="status">
      {data?.isKnown === false && <p>{words.unknown}</p>}
      <b>{isError ? words.previewFailed : would}</b>
      {data?.waits && <p>{words.waits}</p>}
    </div>
  );
};

/** The dialog that marks a record as void, either only this one or all those from its network (PRIVACY-7, PRIVACY-8). It is mounted while it is open. */
export const VoidDialog = ({ record, onClose }: { record: OpenedRecord; onClose: () => void }) => {
  const { _id: id, receivedAt, timeZone } = record;
  const received = dayOf(new Date(receivedAt), timeZone);
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<'alone' | 'network'>('alone');
  const [from, setFrom] = useState(received);
  const [to, setTo] = useState(received);
  const isInOrder = from !== '' && to !== '' && from <= to;
  const days = isInOrder ? { from, to } : undefined;
  const span = scope === 'alone' ? {} : days;
  const isTooLong = reason.trim().length > LIMITS.voidReason;
  return (
    <SubmitDialog
      danger
      title={words.title}
      text={words.text}
      label={words.mark}
      act={async () => {
        await markVoid(id, reason.trim(), span ?? {});
        onClose();
      }}
      say={sayNotMarked}
      isComplete={reason.trim() !== '' && !isTooLong && span !== undefined}
      onClose={onClose}
    >
      {(submitted) => (
        <>
          <FormInput
            label={words.reason}
            hint={words.reasonHint}
            required
            autoComplete="off"
            value={reason}
            onChange={setReason}
            submitted={submitted}
            error={isTooLong ? words.tooLong : undefined}
          />
          <RadioGroup
            label={words.which}
            options={[
              { value: 'alone', label: words.alone },
              { value: 'network', label: words.network },
            ]}
            value={scope}
            onChange={setScope}
          />
          {scope === 'network' && (
            <div className={classes.days}>
              <TextInput label={words.from} type="date" value={from} onChange={setFrom} />
              <TextInput
                label={words.to}
                type="date"
                min={from}
                value={to}
                onChange={setTo}
                error={isInOrder ? undefined : words.outOfOrder}
              />
            </div>
          )}
          <Preview id={id} span={span} />
        </>
      )}
    </SubmitDialog>
  );
};
