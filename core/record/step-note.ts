/** Tells whether the note can be sent: its text is not blank (MESSAGES-10). */
export function canSendNote(text: string): boolean {
  return text.trim() !== '';
}
