/** The words of who is on duty, where and when. */
export const dutyMessages = {
  byAreaAndHour: 'by area and hour',
  areas: (names: string) => `for ${names}`,
  onDuty: 'on duty',
  offDuty: 'off duty',
  until: (duty: string, time: string) => `${duty} until ${time}`,
  nobodyElse: 'Nobody else is on duty',
  nobodyFor: (area: string) => `nobody is on duty for ${area}`,
} as const;
