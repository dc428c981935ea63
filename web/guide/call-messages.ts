export const callMessages = {
  calls: 'Calls',
  call: (name: string) => `Call ${name}`,
  contacts: 'Contacts',
  nameNotSet: (name: string) => `${name} (number not set)`,
  /** The words for the emergency services only, or for everybody at once. */
  notSet: 'Number not set: dial the emergency number you know',
} as const;
