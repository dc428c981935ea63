/** The words of every page behind a link. */
export const frameMessages = {
  place: (area: string | null, time: string) => [area, time].filter(Boolean).join(', '),
  failed: 'This did not load',
  failedText: 'Check your connection, or call.',
  busy: 'Too many people are looking. Wait a minute.',
  signIn: 'Sign in',
} as const;
