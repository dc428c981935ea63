/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

interface Media {
  media?: 'print' | '';
  'prefers-color-scheme'?: 'light' | 'dark';
  'prefers-reduced-motion'?: 'reduce';
  'forced-colors'?: 'active';
}

/** For tests: shows the page as on paper, or to somebody whose system asks for less motion or own colours; {} ends it. */
export const emulate = async ({ media = '', ...features }: Media): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
};
