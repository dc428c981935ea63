import type { Issue } from '#core/issue.ts';
import { stepsFromWire } from '#core/wire.ts';

/** An issue as the screens hold it: skips as ids. */
export function issueFromWire(issue: Issue): Issue {
  return { ...issue, steps: stepsFromWire(issue.steps) };
}
