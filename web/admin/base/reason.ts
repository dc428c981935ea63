import { ApiError } from '../../base/call.ts';
import { adminMessages } from './messages.ts';

/** Why something was not done, as a sentence; empty where the server's own is not for people. */
export function reasonIn(error: unknown): string {
  if (!(error instanceof ApiError)) return adminMessages.unanswered;
  return error.code === 'INVALID_INPUT' ? '' : error.detail;
}
