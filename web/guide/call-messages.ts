/** The words of the one call and of 'Contacts', which the first paint has. */
export const callMessages = {
  calls: 'Calls',
  call: (name: string) => `Call ${name}`,
  callShort: 'Call',
  contacts: 'Contacts',
  notSet: 'Number not set: dial the emergency number you know',
} as const;
