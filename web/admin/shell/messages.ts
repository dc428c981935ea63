/** The words of the account dropdown and of the menu beside those in adminMessages. */
export const shellMessages = {
  people: 'People',
  profile: 'Profile',
} as const;
