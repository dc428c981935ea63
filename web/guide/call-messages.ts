export const callMessages = {
  calls: 'Calls',
  call: (name: string) => `Call ${name}`,
  contacts: 'Contacts',
  nameNotSet: (name: string) => `${name} (number not set)`,
  /** Said only of the emergency services, or of everybody at once. */
  notSet: 'Number not set: dial the emergency number you know',
} as const;
