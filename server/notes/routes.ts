import type { FastifyInstance } from 'fastify';
import { normalizeAdvisor } from '#core/advisor-name.ts';
import { API } from '#core/api.ts';
import { canSendNote } from '#core/step-note.ts';
import type { Config } from '../config.ts';
import { insertAudit } from '../db/audit.ts';
import type { Deps } from '../deps.ts';
import { assertAdvisorName } from '../http/advisor-name.ts';
import { ApiError } from '../http/api-error.ts';
import { route } from '../http/endpoint.ts';
import { idempotentRecord, isBodyOf, recordAnswer } from '../http/idempotency.ts';
import { findNotes, setDone, wasPublished } from './store.ts';

/** What advisors say is wrong with a step, and what becomes of it (MESSAGES-10, MESSAGES-11). */
export function notesRoutes(app: FastifyInstance, _config: Config, deps: Deps): void {
  const { read, write, commit } = deps.db;

  route(app, API.sendStepNote, async ({ data, key }) => {
    assertAdvisorName(data.advisor);
    if (!canSendNote(data.text)) {
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
        // One that was corrected is to be read again.
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

  route(app, API.updateStepNote, async ({ data, params: { id, noteId }, admin }) => {
    const at = deps.now().toISOString();
    return await write.transaction().execute(async (tx) => {
      const place = { issueId: id, noteId };
      const note = await setDone(tx, place, data.isDone ? at : null);
      if (!note) throw new ApiError('NOT_FOUND');
      const what = data.isDone ? 'note.putAway' : 'note.bringBack';
      const subject = `${id}/${note._id}`;
      await insertAudit(tx, { id: deps.newId(), at, who: admin._id, what, subject });
      return note;
    });
  });
}
