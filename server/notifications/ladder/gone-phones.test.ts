import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { openLadder } from '../../test/laddered.ts';
import { openPushService } from '../../test/push/push-service.ts';
import { wakeOwn } from '../../test/push/wake-own.ts';
import { addAdmin } from '../../test/test-admin.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';

describeOnEachDatabase('a phone that is gone', (open) => {
  // WAKE-7, LADDER-5
  test('makes the next step start at once if it leaves its step empty', async () => {
    const opened = await openLadder(open);
    const { app, owner, ids, add, attend, pass, told, setLadders } = opened;
    const { receiver, phone } = await openPushService();
    await wakeOwn(app, owner, phone('own'));
    const { id } = await app.db.read.selectFrom('admin').select('id').executeTakeFirstOrThrow();
    const own = await add('push', id);
    const { one = '', two = '', three = '' } = ids;
    const waits = [[own._id], [one], [two, three]];
    const steps = waits.map((targets, at) => ({ wait: at === 0 ? 0 : 5, targets }));
    await setLadders([{ areas: [], categories: [], rounds: 1, steps }]);
    receiver.answer = 410;
    const { key } = await attend();
    await pass(6_000);
    await pass(2_000);
    expect((await told(key)).slice(1)).toEqual(['2 one']);
    await pass(60_000);
    expect(await told(key)).toHaveLength(2);
  });

  // WAKE-7, LADDER-5
  test.each([1, 2])(
    'causes one mail to owners in %i rounds if it was the only recipient',
    async (rounds) => {
      const { app, owner, ids, add, attend, pass, setLadders } = await openLadder(open);
      for (const id of Object.values(ids))
        await owner(API.removeNotificationTarget, { params: { id } });
      await addAdmin(app, { email: 'dean@ashdown.example' });
      const { receiver, phone } = await openPushService();
      await wakeOwn(app, owner, phone('own'));
      const admins = app.db.read
        .selectFrom('admin')
        .select('id')
        .where('email', '=', 'ada@example.edu');
      const { _id } = await add('push', (await admins.executeTakeFirstOrThrow()).id);
      const steps = [{ wait: 0, targets: [_id] }];
      await setLadders(rounds === 1 ? [] : [{ areas: [], categories: [], rounds, steps }]);
      receiver.answer = 410;
      await attend();
      await pass(6_000);
      await pass(2_000);
      const toDean = async () =>
        (await app.mails()).filter(({ recipient }) => recipient === 'dean@ashdown.example');
      expect((await toDean()).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('Nobody was told'),
      ]);
      await pass(20 * 60_000);
      expect(await toDean()).toHaveLength(1);
    },
  );
});
