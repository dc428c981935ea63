/** The words that say if the app works without a signal. */
export const offlineMessages = {
  none: 'Ready offline, no procedures yet',
  ready: (count: number, asOf: string, isOriginal: boolean) =>
    `Ready offline, ${count} ${count === 1 ? 'procedure' : 'procedures'}, as of ${asOf}${isOriginal ? ', translations not yet' : ''}`,
  notReady: 'Not ready: open again with a signal',
  needsHttps: 'Offline needs https',
} as const;
