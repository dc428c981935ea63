import { expect, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { describeOnEachDatabase } from '../test/test-app.ts';

const MAX_BYTES = LIMITS.sentFileBytes - 1_000;
const members = (count: number) =>
  Array.from({ length: count }, (_, n) => `"${n.toString(36)}":1`).join();

describeOnEachDatabase('bodies of many members', (open) => {
  // API-23
  test('checkImport refuses what is nested deep or has many members without parsing it', async () => {
    const { app, signedIn } = await open();
    const { cookie } = await signedIn();
    const bodies = [
      ['deeper', '['.repeat(MAX_BYTES)],
      ['deeper', `{"data":${'{"a":'.repeat(30)}1${'}'.repeat(31)}`],
      ['more than', `{"data":{${members(2_000_000)}}}`],
    ] as const;
    for (const [word, payload] of bodies) {
      const began = performance.now();
      const answer = await app.inject({
        method: 'POST',
        url: API.checkImport.path,
        headers: { cookie, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.json()).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
      expect(answer.json<{ detail: string }>().detail).toContain(word);
      // Parsed it takes seconds; a busy machine takes some time to carry 24 MB.
      expect(performance.now() - began).toBeLessThan(1_000);
    }
  });
});
