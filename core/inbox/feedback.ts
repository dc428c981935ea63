/** Tells whether feedback can be sent: its rating is above 0 (MESSAGES-4). */
export function canSendFeedback(rating: number | null): boolean {
  return rating !== null && rating > 0;
}

/** Tells whether a message can be sent: its text is not blank (MESSAGES-1). */
export function canSendMissingIssue(text: string): boolean {
  return text.trim() !== '';
}
