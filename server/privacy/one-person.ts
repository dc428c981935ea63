import { normalizeAdvisor } from '#core/people/advisor-name.ts';
import { NAMELESS } from '#core/privacy/retention.ts';
import { ApiError } from '../http/api-error.ts';

/** Throws `NOT_ONE_PERSON` for the name that all have whose own is gone (PRIVACY-20). */
export function assertOnePerson(name: string): void {
  if (normalizeAdvisor(name) === NAMELESS) throw new ApiError('NOT_ONE_PERSON');
}
