import type { Issue } from './issue.ts';
import { decodeSteps } from './wire.ts';
import { encodeSteps } from './encode-steps.ts';
import type { PublishedIssue, WireIssue } from './wire-schema.ts';
import { detailsOf, partOf } from './typed-details.ts';

/** Returns an issue in the form that administrators get. */
export function encodeIssue({ steps, ...issue }: Issue): WireIssue {
  return { ...issue, steps: encodeSteps(steps) };
}

/** Returns an issue in the form in which an administrator's browser holds it. */
export function decodeIssue({ steps, ...issue }: WireIssue): Issue {
  return { ...issue, ...detailsOf(issue), steps: decodeSteps(steps) };
}

/** Returns an issue in the form that advisors get: only these members, and the details that are for advisors. */
export function encodePublishedIssue(issue: Issue): PublishedIssue {
  const { _id, publish, isArchived, isStarter, updatedAt, revision, urgent, steps } = issue;
  const words = partOf('forAdvisors', issue);
  const state = { publish, isArchived, isStarter, updatedAt, revision, ...(urgent && { urgent }) };
  return { _id, ...words, ...state, steps: encodeSteps(steps) };
}
