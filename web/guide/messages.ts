export const guideMessages = {
  next: 'NEXT',
  back: 'Back',
  resolved: 'Issue resolved',
  escalated: 'Issue escalated',
  firstAct: 'Do this first',
  /** The hint under every free text of an advisor (ADVISOR-7). */
  noNames: 'No names, rooms or health details of residents.',
  finalScreen: {
    reminder: 'Please remember to complete your incident report',
    ratingQuestion: 'How helpful was this procedure?',
    feedback: 'Feedback',
  },
} as const;
