import { API, type AnswerOf, type Endpoint } from '#core/api.ts';
import type { Issue } from '#core/issue.ts';
import { call, ApiError } from '../call.ts';
import { withReauth } from './reauth.ts';

/** As `call`, and goes on after the end of a session. */
export async function adminCall<E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof call<E>>[1] = {},
): Promise<AnswerOf<E>> {
  return await withReauth(async () => await call(endpoint, input));
}

/** An issue for its editor. Without a session a draft is not found (design 6), so that is asked before giving up. */
export async function issueForAdmin(id: string): Promise<Issue> {
  try {
    return await call(API.getIssue, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
    await adminCall(API.getProfile);
    return await call(API.getIssue, { params: { id } });
  }
}
