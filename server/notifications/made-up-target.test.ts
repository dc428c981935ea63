import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { API } from '#core/api/api.ts';
import type { NewNotificationTarget } from '#core/notifications/notification-schema.ts';
import type * as table from '#core/notifications/target.ts';
import { openWithIssues } from '../test/attended-issue.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

// One more row of the table, and its column, is all that a new member of a target takes.
vi.mock('#core/notifications/target.ts', async (original) => {
  const { Type } = await import('typebox');
  const { TARGET } = await original<typeof table>();
  const floors = Type.Array(Type.Integer(), { maxItems: 2 });
  return { TARGET: { ...TARGET, quiet: Type.Boolean(), floors, label: Type.String() } };
});

const wish = (members: object) => ({
  address: 'ada@example.edu',
  categories: [],
  escalations: true,
  summary: 'none' as const,
  ...members,
});
const added = (members: object): NewNotificationTarget => ({ kind: 'mail', ...wish(members) });

describeOnEachDatabase('a recipient field defined only in the table', (open) => {
  // NOTIFICATIONS-22
  test('can be added, read and changed, and its schema refuses invalid values', async () => {
    const app = await openWithIssues(open);
    // The tables of PostgreSQL stay from test to test.
    const unless = sql.raw(app.db.dialect === 'postgres' ? 'if not exists' : '');
    for (const [column, type] of [
      ['quiet', 'integer'],
      ['floors', 'text'],
      ['label', 'text'],
    ] as const)
      await sql`
        alter table told_target add column ${unless} ${sql.ref(column)} ${sql.raw(type)}`.execute(
        app.db.write,
      );
    const admin = await app.signedIn();
    const read = async () => (await admin(API.listNotificationTargets)).data.targets;

    const first = { quiet: true, floors: [3, 4], label: 'Duty desk' };
    const { data } = await admin(API.addNotificationTarget, { body: added(first) });
    expect(data.target).toMatchObject(first);
    expect(await read()).toEqual([data.target]);

    const params = { id: data.target._id };
    const then = { quiet: false, floors: [], label: '' };
    const changed = await admin(API.updateNotificationTarget, { params, body: wish(then) });
    expect(changed).toMatchObject({ status: 200, data: then });
    expect(await read()).toMatchObject([then]);

    const wrong = { ...first, floors: [1, 2, 3] };
    expect(await admin(API.updateNotificationTarget, { params, body: wish(wrong) })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await read()).toMatchObject([then]);
  });
});
