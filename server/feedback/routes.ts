import type { FastifyInstance } from 'fastify';
import { API } from '#core/api.ts';
import { tidyAdvisor } from '#core/attendance.ts';
import { canSendMissingIssue } from '#core/feedback.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/endpoint.ts';
import { receiptAnswer, receiptFor, refuseNameless } from '../http/idempotent-record.ts';
import { Refusal } from '../http/api-error.ts';

const UNREAD = { read_at: null, answered_at: null };

/** Keeps what advisors tell the administrators (spec 7). */
export function feedbackRoutes(app: FastifyInstance, _config: Config, deps: Deps): void {
  route(app, API.sendFeedback, async ({ data, key }) => {
    refuseNameless(data.advisor);
    const kept = await deps.db.commit('feedback', {
      ...receiptFor(data, key, deps),
      ...UNREAD,
      advisor: tidyAdvisor(data.advisor),
      description: data.description ?? '',
      rating: data.rating,
    });
    return receiptAnswer(kept, key);
  });

  route(app, API.reportMissingIssue, async ({ data, key }) => {
    refuseNameless(data.advisor);
    if (!canSendMissingIssue(data.feedback)) {
      throw new Refusal('INVALID_INPUT', { detail: 'feedback must not be empty.' });
    }
    const kept = await deps.db.commit('missing_issue', {
      ...receiptFor(data, key, deps),
      ...UNREAD,
      advisor: tidyAdvisor(data.advisor),
      description: data.feedback,
      category: data.category ?? null,
    });
    return receiptAnswer(kept, key);
  });
}
