/** The campus's own incident report: words that no first paint needs. */
export const reportMessages = {
  title: 'Incident report',
  open: 'Open the incident report',
  openAgain: 'Open it again',
  goesTo: (host: string) => `Opens ${host} in a new window and copies the timeline.`,
  due: 'Report not opened yet',
  waits: 'It waits in Records until you open it or mark it as written.',
  opened: 'Report opened',
  elsewhere: 'By another phone that ended this procedure.',
  written: 'Report marked as written',
  markWritten: 'Mark as written',
  didNotOpen: 'It did not open',
  copied: 'Timeline copied. Paste it into the report.',
  handedOver: 'Its report goes with the procedure: whoever took that over opens it.',
  notCopied: 'The timeline was not copied: use its own button.',
  noSignal: 'No signal: the report did not open. It waits in Records.',
} as const;
