import { useEffect, useState } from 'react';
import { read } from '../store/store.ts';
import type { OutboxRecord } from '../outbox/outbox-record.ts';
import type { Questions } from './record-text.ts';

const NONE: Questions = new Map();

/** The questions as they were asked; none where the phone has no guide of that revision (any more). */
async function questionsOf({ life: { body } }: OutboxRecord): Promise<Questions> {
  if (!('issueStatus' in body)) return NONE;
  const { issueId, revision } = body;
  const guide = await read(['guides'], async ({ get }) => await get('guides', issueId));
  if (!guide || guide.revision !== (revision ?? null)) return NONE;
  return new Map(guide.steps.map(({ _id, question = '' }) => [_id, question]));
}

/** The questions of a record's guide, for its text. */
export function useQuestions(record: OutboxRecord): Questions {
  const [questions, setQuestions] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    const look = async (): Promise<void> => {
      const found = await questionsOf(record);
      if (isShown) setQuestions(found);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [record]);
  return questions;
}
