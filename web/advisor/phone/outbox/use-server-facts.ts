import { useEffect, useState } from 'react';
import type { ServerFacts } from '#core/outbox/server-reply.ts';
import { onChange } from '../store/store.ts';
import { serverFacts } from './outbox.ts';

/** What the phone last heard of the server, now and whenever it hears more; undefined until it is read. */
export function useServerFacts(): ServerFacts | undefined {
  const [heard, setHeard] = useState<ServerFacts>();
  useEffect(() => {
    const look = async (): Promise<void> => setHeard(await serverFacts());
    void look();
    return onChange((names) => {
      if (names.includes('facts')) void look();
    });
  }, []);
  return heard;
}
