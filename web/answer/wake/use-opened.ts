import { useState } from 'react';
import { useLooks } from '#kit/base/use-looks.ts';
import { afterFailure, LOOK_MS, type NotKnown } from '../frame/not-known.ts';

/** Loads what a key or a link opens, and asks for news while the page is seen. */
export function useOpened<Known extends object>(what: string, ask: () => Promise<Known>) {
  const [opened, setOpened] = useState<Known | NotKnown>('loading');
  const look = async (): Promise<void> => {
    try {
      setOpened(await ask());
    } catch (error) {
      setOpened((before) => afterFailure(before, error));
    }
  };
  useLooks(opened === 'ended' ? undefined : what, LOOK_MS, () => void look());
  return { opened, look };
}
