import { useEffect, useMemo, useState } from 'react';
import type { WireStep } from '#core/issue/wire-schema.ts';
import { read } from '../../phone/store/store.ts';
import type { OutboxRecord } from '../../phone/store/phone-store.ts';
import type { Questions } from './record-text.ts';

const NONE: readonly WireStep[] = [];

/** The steps as they were walked; none if the phone has no guide of that revision (any more). */
async function stepsOf({ life: { body } }: OutboxRecord): Promise<readonly WireStep[]> {
  if (!('issueStatus' in body)) return NONE;
  const { issueId, revision } = body;
  const guide = await read(['guides'], async ({ get }) => await get('guides', issueId));
  if (!guide || guide.revision !== (revision ?? null)) return NONE;
  return guide.steps;
}

/** The steps of the revision that a record is of. */
export function useStepsOf(record: OutboxRecord): readonly WireStep[] {
  const [steps, setSteps] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    const look = async (): Promise<void> => {
      const found = await stepsOf(record);
      if (isShown) setSteps(found);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [record]);
  return steps;
}

/** Their questions, for the record's text. */
export function useQuestions(record: OutboxRecord): Questions {
  const steps = useStepsOf(record);
  return useMemo(() => new Map(steps.map(({ _id, question = '' }) => [_id, question])), [steps]);
}
