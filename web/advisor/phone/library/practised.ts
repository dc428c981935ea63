import { localCopy } from './local-copy.ts';

/** When each issue was practised last, by its id: UTC ISO instants by the phone's clock. */
type Practised = Readonly<Record<string, string>>;

const isPractised = (kept: unknown): kept is Practised => typeof kept === 'object' && kept !== null;

const practised = localCopy('reslife.practised', isPractised);

/** When an issue was practised last on this phone (PRACTICE-4). */
export const useLastPractised = (issueId: string): string | undefined =>
  practised.useIt()?.[issueId];

export function notePractised(issueId: string, at: Date): void {
  practised.keep({ ...practised.kept(), [issueId]: at.toISOString() });
}
