/** Tells whether feedback can be sent: its rating is above 0 (MESSAGES-1). */
export function canSendFeedback(rating: number | null): boolean {
  return rating !== null && rating > 0;
}

/** Tells whether a message or a note can be sent: its text is not blank (MESSAGES-1, MESSAGES-10). */
export function canSendText(text: string): boolean {
  return text.trim() !== '';
}
