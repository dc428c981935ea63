import { Type, type Static } from 'typebox';
import { recordWords as words } from './record-words.ts';
import type { RecordedOutcome } from './taken-back.ts';
import type { TimelineEntry } from './timeline.ts';

/** The kinds of events that follow an escalation on the server: it arrived, a message reached somebody, or somebody pressed a button (ANSWERS-11). */
export const FOLLOWED = [
  'came',
  'told',
  'have',
  'cannot',
  'handBack',
  'done',
  'notReal',
  'real',
] as const;

/** An event that followed. The name is that of the person whom a message reached or who pressed a button, otherwise ''. */
export const Answered = Type.Object({
  at: Type.String(),
  did: Type.Enum([...FOLLOWED]),
  name: Type.String(),
});
export type Answered = Static<typeof Answered>;

/** The part of a record with the events that followed. A former server does not send them. */
type Source = { readonly answers?: readonly Answered[] };

/** Returns the events that followed as entries of the timeline. */
export function answeredEntries({ answers = [] }: Source): TimelineEntry[] {
  return answers.map(({ at, did, name }) => ({
    at: Date.parse(at),
    did: did === 'came' || did === 'told' ? 'reached' : 'pressed',
    text: words.followed[did](name),
  }));
}

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1_000);

/** Returns who took the newest escalation, and after how long, or undefined if there is nothing to say. */
export function answeredFact({
  answers = [],
  issueStatus,
}: Source & { readonly issueStatus: RecordedOutcome }): string | undefined {
  const came = answers.findLast(({ did }) => did === 'came');
  if (!came) return undefined;
  const had = answers.find(({ did, at }) => did === 'have' && at >= came.at);
  if (!had) return issueStatus === 'Escalated' ? words.nobodyHad : undefined;
  // These are whole minutes between whole seconds, as the charts count them.
  const minutes = Math.floor((secondsOf(had.at) - secondsOf(came.at)) / 60);
  return words.hadAfter(had.name, minutes);
}
