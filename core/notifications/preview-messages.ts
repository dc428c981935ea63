/** The words of the sentence that says who is told about an escalation. */
export const previewMessages = {
  others: (count: number) => `${count} others`,
  and: ' and ',
  lastMoment: ', and ',
  onDuty: (contact: string) => `the person on duty for ${contact}`,
  nobodyOnDuty: 'Nobody is on duty',
  nobodyOnDutyFor: (contact: string) => `Nobody is on duty for ${contact}`,
  noPhone: (called: string) => `${called} has no phone to wake`,
  withoutEmail: (names: string, count: number) =>
    `${names} ${count > 1 ? 'are on duty but have' : 'is on duty but has'} no email`,
  rightAway: (count: number) => (count > 1 ? ' are told right away' : ' is told right away'),
  after: (minutes: number) => ` after ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  later: (minutes: number) => ` ${minutes === 1 ? '1 minute' : `${minutes} minutes`} later`,
  nobody: 'Nobody is told',
  onlyOwners: 'only owners are told',
  so: ', so ',
} as const;
