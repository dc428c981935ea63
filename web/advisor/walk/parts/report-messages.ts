/** The words of the campus's own incident report, which no first paint needs. */
export const reportMessages = {
  title: 'Incident report',
  open: 'Open incident report',
  openAgain: 'Open again',
  goesTo: (host: string) => `Copies the timeline and opens ${host}.`,
  due: 'Report not opened yet',
  waits: 'It stays in Records until then.',
  opened: 'Report opened',
  elsewhere: 'On another phone.',
  written: 'Report marked as written',
  markWritten: 'Mark as written',
  didNotOpen: 'It did not open',
  copied: 'Timeline copied. Paste it into the report.',
  handedOver: 'The person who took over writes the report.',
  notCopied: 'The timeline was not copied. Press “Copy timeline”.',
  noSignal: 'No signal. Open the report later from Records.',
} as const;
