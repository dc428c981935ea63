import { expect, test } from 'vitest';
import { pushAddress, statementIn } from '../../test/push/phone.ts';
import { describeOnEachDatabase } from '../../test/test-app.ts';
import { serverKeys } from './keys.ts';
import { pushRequest } from './push-request.ts';

/** A secret whose key begins with a zero, as one in 256 does. */
const SHORT = '32';

describeOnEachDatabase('the push key of a server', (open) => {
  // WAKE-5
  test('signs a message even if it begins with a zero byte', async () => {
    const app = await open();
    const deps = { ...app.deps, newSecret: () => SHORT };
    const { publicKey, privateKey } = await serverKeys(deps);
    expect(Buffer.from(privateKey, 'base64url')[0]).toBe(0);
    const { push } = pushAddress('https://push.example/a');
    const { headers } = await pushRequest(deps, push, { kind: 'test' }, app.config.publicUrl);
    expect(statementIn(headers)).toMatchObject({ serverKey: publicKey });
  });
});
