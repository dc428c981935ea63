import { BRAND } from '#core/base/brand.ts';

/** The words of the HTML files themselves, seen where no script runs (BROWSER-6); the build writes them there. */
export const pageMessages = {
  description: 'Incident procedures for on-call residential-life advisors.',
  tooOld: `This browser is too old for ${BRAND.name}.`,
  noScript: 'JavaScript is turned off in this browser.',
  call: 'Who to call',
} as const;
