import { useEffect, useState } from 'react';
import { useAdvisorName } from '../../../base/advisor-name.ts';
import { useCampus } from '../../phone/library/local-copy.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import { CopyText } from '../../walk/parts/copy-text.tsx';
import { heardOf } from '../../walk/parts/sent-escalation.ts';
import { escalatedAt } from '../../walk/parts/told-state.ts';
import { useHandedOver } from '../../walk/state/handed-over.ts';
import { recordsMessages } from './messages.ts';
import { nightText, type NightRecord } from './night-text.ts';
import { useRecordClock } from './record-clock.ts';
import { stepsOf } from './record-text.tsx';

const words = recordsMessages.night;

export interface CopyNightProps {
  /** The records since then, the newest first. */
  records: readonly OutboxRecord[];
  since: Date;
  epoch: string | undefined;
}

async function readRecord(record: OutboxRecord): Promise<NightRecord> {
  const { key, body } = record.life;
  const at = escalatedAt(body);
  const heard = at === undefined ? undefined : heardOf(key, at);
  return { record, steps: await stepsOf(record), heard };
}

/** Copies the advisor's work on this phone since the duty began, even without a signal (OUTBOX-36). */
export const CopyNight = ({ records, since, epoch }: CopyNightProps) => {
  const name = useAdvisorName();
  const campus = useCampus();
  const clock = useRecordClock();
  const handed = (useHandedOver() ?? []).filter(
    ({ from, at }) => from === name && Date.parse(at) >= since.getTime(),
  );
  const [read, setRead] = useState<readonly NightRecord[]>();
  useEffect(() => {
    let isShown = true;
    const readAll = async (): Promise<void> => {
      const found = await Promise.all(records.map(async (record) => await readRecord(record)));
      if (isShown) setRead(found.toReversed());
    };
    void readAll();
    return () => {
      isShown = false;
    };
  }, [records]);
  if (!read) return null;
  const text = nightText({ name, since, records: read, handed }, { campus, clock, epoch });
  return <CopyText text={text} label={words.copy} textLabel={words.text} />;
};
