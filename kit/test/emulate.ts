/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

interface Media {
  media?: 'print' | '';
  'prefers-color-scheme'?: 'light' | 'dark';
  'prefers-reduced-motion'?: 'reduce' | 'no-preference';
  'forced-colors'?: 'active';
}

/** Makes the browser believe that it is used by finger, as on a tablet, or by mouse again; for tests. */
export const emulateFinger = async (enabled: boolean): Promise<void> => {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
};

/**
 * Shows the page as on paper, or with the colors of the system; {} ends it. Nothing moves unless motion is asked
 * for, as everywhere in the tests.
 */
export const emulate = async ({ media = '', ...features }: Media): Promise<void> => {
  const all = { 'prefers-reduced-motion': 'reduce', ...features };
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(all).map(([name, value]) => ({ name, value })),
  });
};
