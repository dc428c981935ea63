export const contactMessages = {
  chip: (read: string) => `Contact ${read}`,
  unknown: 'Unknown contact',
  noNumberYet: 'no number yet',
  calls: (numbers: string) => ` calls ${numbers}.`,
  withoutNumber: (names: string) => `${names} has no number yet.`,
  gone: 'This contact does not exist. Insert another, or delete it.',
};
