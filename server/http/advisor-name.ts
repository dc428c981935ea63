import { isAdvisorName } from '#core/people/advisor-name.ts';
import { ApiError } from './api-error.ts';

/** Rejects an advisor's name that is empty or too long after it was normalized (ADVISOR-2). */
export function assertAdvisorName(advisor: string): void {
  if (isAdvisorName(advisor)) return;
  throw new ApiError('INVALID_INPUT', { detail: 'advisor must be a name of 1 to 100 characters.' });
}
