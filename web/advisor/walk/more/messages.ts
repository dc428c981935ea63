/** The words of what stands behind the dots of a walk. */
export const moreMessages = {
  more: 'More',
  dark: 'Dark',
  darkText: 'Kept on this phone. Without it the app follows the phone.',
} as const;
