/** The words of the pages about phones that escalations wake. */
export const wakeMessages = {
  wake: 'Wake this phone',
  wakeText: (name: string) =>
    `For ${name}. An escalation wakes this phone and shows its category and area, nothing else.`,
  blocked:
    'Notifications are blocked. Allow them for this browser, in the phone’s settings too, and try again.',
  notWokenNow: 'Not set up. Check your connection and try again.',
  linkEnded: 'This link has ended',
  linkEndedText: 'Each link works for one phone, once, within a day. Ask for another.',
  cannot: 'This browser cannot wake the phone',
  cannotText:
    'On an iPhone or iPad: tap Share, then “Add to Home Screen”. Open it from there and paste this link. Elsewhere, try another browser.',
  copy: 'Copy the link',
  copied: 'Link copied',

  notWoken: 'This phone does not wake you',
  notWokenText: 'Paste the link you were given, or make one in your profile.',
  link: 'Link',
  open: 'Open',

  isWoken: 'This phone wakes you',
  isWokenText: (name: string) => `For ${name}.`,
  isBlocked: 'This phone cannot wake you',
  isBlockedText:
    'Notifications are blocked. Allow them for this browser, in the phone’s settings too.',
  escalations: 'Last 24 hours',
  none: 'No escalations',

  test: 'Send a test',
  arrived: (ms: number) => `Arrived after ${(ms / 1_000).toFixed(1)} s.`,
  refused:
    'The push service did not accept it. Stop, then set this phone up again with a new link.',
  lost: 'Nothing arrived within 30 seconds. Check that this browser may show notifications.',
  tooMany: 'Too many tests. Wait a while.',
  notSent: 'Not sent. Check your connection and try again.',

  stop: 'Stop waking this phone',
  stopNow: 'Stop',
  keep: 'Keep it',
  stopText: 'Escalations will stop waking this phone.',
} as const;
