/** The words of contacts, of who is on duty, and of those who are named in texts. */
export const dutyMessages = {
  numberNotSet: 'number not set',
  unknownContact: 'an unknown contact',
  byAreaAndHour: 'by area and hour',
  areas: (names: string) => `for ${names}`,
  onDuty: 'on duty',
  offDuty: 'off duty',
  until: (duty: string, time: string) => `${duty} until ${time}`,
  nobodyElse: 'Nobody else is on duty',
  nobodyFor: (area: string) => `nobody is on duty for ${area}`,
} as const;
