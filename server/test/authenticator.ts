import { Secret, TOTP } from 'otpauth';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { assert } from '#core/base/assert.ts';
import { newPhone } from '../http/known-phone.ts';
import { PASSWORD } from './test-admin.ts';
import type { Call, TestApp, TestResponse } from './test-app.ts';

/** Returns the code that an authenticator app shows now, or `later` times thirty seconds from now. */
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

/** Makes a browser that is not asked for a code of who calls; returns what the list calls it. */
export async function trustedBrowser({ db, clock }: TestApp, call: Call): Promise<string> {
  const { _id: admin_id } = (await call(API.getSession)).data;
  const row = { hash: 'x', admin_id, created_at: clock.now.toISOString(), used_at: null };
  await db.write
    .insertInto('trusted_browser')
    .values({ ...row, browser: null, system: null })
    .execute();
  return (await call(API.listTrustedBrowsers)).data[0]?._id ?? '';
}

/** Returns the cookies of an answer, as a browser sends them back. */
export function cookiesIn({ headers }: Pick<TestResponse<Endpoint>, 'headers'>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => set.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** Returns the cookie of a phone that opens a page now. */
export async function phoneOf(app: TestApp): Promise<string> {
  const { name, value } = await newPhone(app);
  return `${name}=${value}`;
}
