import { API } from '#core/api/api.ts';
import { pushAddress } from '../push/phone.ts';
import type { Row, World } from './acts-world.ts';

const params = { id: 'sam' };

/** Lets a phone of somebody on the rota be woken. */
async function wakeSam(world: World) {
  const { link } = (await world.me(API.makeWakeLink, { params })).data;
  const push = pushAddress('https://push.example/sam').push;
  return await world.call(API.wakeByLink, { body: { link, push } });
}

/** The acts about phones that are woken. */
export const WAKE_ROWS: readonly Row[] = [
  ['makeOwnWakeLink', 'wake.ownLink', ({ me }) => me(API.makeOwnWakeLink, {})],
  [
    'wakeByLink',
    'wake.add',
    async ({ me, call }) => {
      const { link } = (await me(API.makeOwnWakeLink, {})).data;
      const push = pushAddress('https://push.example/own').push;
      return await call(API.wakeByLink, { body: { link, push } });
    },
  ],
  [
    'renewWokenPhone',
    'wake.add',
    async ({ me, call }) => {
      const { link } = (await me(API.makeOwnWakeLink, {})).data;
      const former = pushAddress('https://push.example/former').push;
      const { key } = (await call(API.wakeByLink, { body: { link, push: former } })).data;
      const { push } = pushAddress('https://push.example/renewed');
      return await call(API.renewWokenPhone, { body: { key, push } });
    },
  ],
  [
    'removeWokenPhone',
    'wake.remove',
    async ({ me }) => {
      const [phone] = (await me(API.listWokenPhones)).data;
      return await me(API.removeWokenPhone, { params: { id: phone?._id ?? '' } });
    },
  ],
  ['makeWakeLink', 'wake.link', ({ me }) => me(API.makeWakeLink, { params })],
  [
    'removePhonesOf',
    'wake.remove',
    async (world) => {
      await wakeSam(world);
      return await world.me(API.removePhonesOf, { params });
    },
  ],
];
