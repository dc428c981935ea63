import type { PersonFound } from '#core/privacy/person-schema.ts';
import { ApiError } from '../../base/call.ts';
import { saveFile } from '../base/save-file.ts';
import { adminCall } from '../base/admin-api.ts';
import { adminMessages } from '../base/messages.ts';

export async function findPerson(name: string): Promise<PersonFound> {
  return await adminCall('POST /api/privacy/person', { body: { name } });
}

/** Puts all that there is about a person where the browser puts downloads. */
export async function downloadAbout(name: string): Promise<void> {
  const about = await adminCall('POST /api/privacy/person/about', { body: { name } });
  const text = JSON.stringify(about, undefined, 2);
  saveFile(new File([text], 'about-a-person.json', { type: 'application/json' }));
}

export async function forgetPerson(name: string, confirmation: string): Promise<void> {
  await adminCall('POST /api/privacy/person/forget', { body: { name, confirmation } });
}

/** What is said where something failed: the reason, where the server gave one for people. */
export const sayPerson =
  (refused: string) =>
  (error: unknown): string => {
    if (!(error instanceof ApiError)) return adminMessages.unanswered;
    return error.code === 'ACCOUNT_ENABLED' ? error.detail : refused;
  };
