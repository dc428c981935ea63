import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { API } from '#core/api/api.ts';
import type { Press } from '#core/notifications/answers.ts';
import type { NewNotificationTarget } from '#core/notifications/notification-schema.ts';
import type { Attendance } from '#core/record/attendance.ts';
import type { Config } from '../base/config.ts';
import { answerLink } from '../notifications/answer-link.ts';
import { createNotificationSender } from '../notifications/sender.ts';
import { openWithIssues, sent } from './attended-issue.ts';
import type { Open } from './test-app.ts';

/** A record as a phone sends it that escalates. */
export const escalated: Attendance = { ...sent, issueStatus: 'Escalated' };

/** Opens an app whose escalations are told, with what a test does with them. */
export async function openEscalations(open: Open, settings: Partial<Config> = {}) {
  const app = await openWithIssues(
    async () => await open({ webhookPrivate: ['127.0.0.1'], ...settings }),
  );
  const owner = await app.signedIn();
  const sender = createNotificationSender(app.config, app.deps);
  const add = async (
    kind: NewNotificationTarget['kind'],
    address: string,
    more: Partial<NewNotificationTarget> = {},
  ) => {
    const body = { kind, address, categories: [], escalations: true, summary: 'none', ...more };
    const { status, data } = await owner(API.addNotificationTarget, { body });
    expect(status).toBe(200);
    return data.target;
  };
  const attend = async (record: Partial<Attendance> = {}, key: string = randomUUID()) => {
    const answer = await app.call(API.attend, { body: { ...escalated, ...record }, key });
    expect(answer.status).toBe(200);
    return { key, id: answer.data._id };
  };
  /** Returns the links of all deliveries of escalations, in the order of their events and addresses. */
  const links = async () => {
    const rows = await app.db.read
      .selectFrom('told_delivery')
      .innerJoin('told_event', 'told_event.key', 'told_delivery.event_key')
      .select('told_delivery.id')
      .where('told_event.kind', '=', 'escalation')
      .orderBy('event_key')
      .orderBy('address')
      .execute();
    return await Promise.all(rows.map(({ id }) => answerLink(app.deps, id)));
  };
  const look = async (link = '') => await app.call(API.openByLink, { body: { link } });
  const press = async (link: string | undefined, one: Press, name?: string) =>
    await app.call(API.pressByLink, { body: { link: link ?? '', press: one, name } });
  const status = async (key: string) => await app.call(API.getEscalation, { params: { key } });
  return { app, owner, sender, add, attend, links, look, press, status };
}
