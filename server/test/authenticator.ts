import { Secret, TOTP } from 'otpauth';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { PASSWORD } from './test-admin.ts';
import type { Call, TestApp, TestResponse } from './test-app.ts';

/** The code that an authenticator app shows now, or so many times thirty seconds later. */
export function codeOf(seed: string, now: Date, later = 0): string {
  const timestamp = now.getTime() + later * 30_000;
  return new TOTP({ secret: Secret.fromBase32(seed) }).generate({ timestamp });
}

/** Sets an authenticator app up for who calls; `next` waits until the app shows another code. */
export async function setUpFactor({ clock }: Pick<TestApp, 'clock'>, call: Call) {
  const begun = await call(API.beginSecondFactor, { body: { password: PASSWORD } });
  assert(begun.status === 200, `a seed is given, and not ${begun.code}`);
  const { seed } = begun.data;
  const code = codeOf(seed, clock.now);
  const { data } = await call(API.confirmSecondFactor, { body: { code } });
  const next = (): string => {
    clock.pass(30_000);
    return codeOf(seed, clock.now);
  };
  return { seed, code, next, recoveryCodes: data.recoveryCodes };
}

/** The cookies of an answer, as a browser sends them back. */
export function cookiesIn({ headers }: Pick<TestResponse<Endpoint>, 'headers'>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}
