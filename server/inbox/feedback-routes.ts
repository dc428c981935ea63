import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { canSendText } from '#core/inbox/feedback.ts';
import type { Deps } from '../base/deps.ts';
import { route } from '../http/endpoint.ts';
import { assertAdvisorName } from '../http/advisor-name.ts';
import { idempotentRecord, isBodyOf, recordAnswer } from '../http/idempotency.ts';
import { ApiError } from '../http/api-error.ts';

/** The columns that make a message unread, unanswered and not archived, because a corrected message must be read again. */
const UNREAD = { read_at: null, answered_at: null, archived_at: null };

/** Serves the feedback that advisors send to administrators (MESSAGES-3). */
export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, API.sendFeedback, async ({ data, key }) => {
    assertAdvisorName(data.advisor);
    const committed = await deps.db.commit(
      'feedback',
      {
        ...idempotentRecord(data, key, deps),
        ...UNREAD,
        advisor: normalizeAdvisor(data.advisor),
        description: data.description ?? '',
        rating: data.rating,
      },
      isBodyOf(data),
    );
    return recordAnswer(committed, key);
  });

  route(app, API.reportMissingIssue, async ({ data, key }) => {
    assertAdvisorName(data.advisor);
    if (!canSendText(data.feedback)) {
      throw new ApiError('INVALID_INPUT', { detail: 'feedback must not be empty.' });
    }
    const committed = await deps.db.commit(
      'missing_issue',
      {
        ...idempotentRecord(data, key, deps),
        ...UNREAD,
        advisor: normalizeAdvisor(data.advisor),
        description: data.feedback,
        category: data.category ?? null,
        merged_into: null,
      },
      isBodyOf(data),
    );
    return recordAnswer(committed, key);
  });
}
