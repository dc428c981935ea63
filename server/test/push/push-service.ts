import type { PushAddress } from '#core/notifications/woken-phone.ts';
import { openReceiver } from '../receiver.ts';
import { pushAddress, type Phone } from './phone.ts';

/** Opens a push service on loopback, until the test ends, with a phone for each name. */
export async function openPushService() {
  const receiver = await openReceiver();
  const phones = new Map<string, Phone>();
  const phone = (name: string): PushAddress => {
    const made = pushAddress(`${receiver.url}/${name}`);
    phones.set(`/${name}`, made);
    return made.push;
  };
  /** Lists what phones were told, each with its name. */
  const told = () =>
    receiver.received.map(({ path, bytes }) => ({
      to: path.slice(1),
      says: phones.get(path)?.open(bytes),
    }));
  return { receiver, phone, told };
}
