import type { FastifyInstance } from 'fastify';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { API } from '#core/api/api.ts';
import { canSendText } from '#core/inbox/feedback.ts';
import type { Deps } from '../base/deps.ts';
import { assertAdvisorName } from '../http/advisor-name.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { idempotentRecord, isBodyOf, recordAnswer } from '../http/idempotency.ts';
import { findNotes, wasPublished } from './notes.sql.ts';

/** Serves the notes in which advisors report problems with steps (MESSAGES-10, MESSAGES-11). */
export function notesRoutes(app: FastifyInstance, deps: Deps): void {
  const { read, commit } = deps.db;

  route(app, API.sendStepNote, async ({ data, key }) => {
    assertAdvisorName(data.advisor);
    if (!canSendText(data.text)) {
      throw new ApiError('INVALID_INPUT', { detail: 'text must not be empty.' });
    }
    if (!(await wasPublished(read, data.issueId))) throw new ApiError('NOT_FOUND');
    const committed = await commit(
      'step_note',
      {
        ...idempotentRecord(data, key, deps),
        advisor: normalizeAdvisor(data.advisor),
        issue_id: data.issueId,
        revision: data.revision ?? null,
        step: data.step,
        description: data.text,
        // A corrected note must be read again.
        read_at: null,
        answered_at: null,
        done_at: null,
      },
      isBodyOf(data),
    );
    return recordAnswer(committed, key);
  });

  route(app, API.listStepNotes, async ({ params }) => {
    const notes = await findNotes(read, params.id);
    if (!notes) throw new ApiError('NOT_FOUND');
    return notes;
  });
}
