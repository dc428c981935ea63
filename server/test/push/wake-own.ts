import { API } from '#core/api/api.ts';
import type { PushAddress } from '#core/notifications/woken-phone.ts';
import type { Call, TestApp } from '../test-app.ts';

/** Has a phone woken for the account that asks, by a link that it makes itself; returns the key of the phone. */
export async function wakeOwn(app: TestApp, me: Call, push: PushAddress): Promise<string> {
  const { link } = (await me(API.makeOwnWakeLink)).data;
  return (await app.call(API.wakeByLink, { body: { link, push } })).data.key;
}
