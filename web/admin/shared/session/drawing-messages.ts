/** The words of the procedure that is drawn next to the sign-in; they fit its boxes. */
export const drawingMessages = {
  everyoneOut: 'Is everyone out of the kitchen?',
  callEmergency: 'Call emergency services',
  oneZone: 'Is only one zone lit?',
  meetCrew: 'Meet the crew',
  talk: 'Talk to the residents',
  callSecurity: 'Call Security',
  stopped: 'Has the alarm stopped?',
} as const;
