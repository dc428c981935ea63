import type { ChangeNote, Urgent } from './urgent-schema.ts';

const oneLine = (text: string | undefined): string | undefined =>
  text?.trim().replaceAll(/\s+/g, ' ') || undefined;

/** Returns each note in one line, or undefined if it is blank. */
export function inOneLine(note: ChangeNote): Record<keyof ChangeNote, string | undefined> {
  return { urgent: oneLine(note.urgent), note: oneLine(note.note) };
}

/** Tells whether a walk of this revision began before the correction. A walk without a revision always did (PUBLISH-12). */
export function isCorrected(
  walked: number | null,
  urgent: Pick<Urgent, 'revision'> | undefined,
): boolean {
  return urgent !== undefined && (walked ?? 0) < urgent.revision;
}
