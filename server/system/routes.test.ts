import { expect, test } from 'vitest';
import { API } from '#core/api.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

describeOnEachDatabase('the server itself', (open) => {
  test('health answers ok', async () => {
    const { call } = await open();
    expect(await call(API.health)).toMatchObject({ status: 200, data: { status: 'ok' } });
  });
});
