import { API } from '#core/api/api.ts';
import type { Attendance } from '#core/record/attendance.ts';
import { parseAnswer } from '../../server/test/parse-json.ts';

/** Sends a record as an advisor's phone does, under its key if it is corrected later; returns its `_id`. */
export async function attend(
  server: { readonly url: string },
  record: Attendance,
  key?: string,
): Promise<string> {
  const response = await fetch(server.url + API.attend.path, {
    method: API.attend.method,
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify({ data: record }),
  });
  const content = await response.text();
  if (!response.ok) throw new Error(`the record was answered ${response.status}: ${content}`);
  return parseAnswer(API.attend, content)._id;
}
