import type { Contact } from '#core/campus/campus-schema.ts';
import { isApiError } from '../../base/call.ts';
import { adminCall } from '../base/admin-api.ts';
import { shareSettings } from '../base/queries.ts';

/** Others may save the settings at the same time: so often it is tried again. */
const TRIES = 5;

/** Adds contacts to the settings, each once, whatever somebody else saves meanwhile (IMPORT-12); throws what the server refuses. */
export async function addContacts(added: readonly Contact[]): Promise<void> {
  for (let left = TRIES; added.length > 0; left -= 1) {
    const { campus, version } = await adminCall('GET /api/settings');
    const here = new Set(campus.contacts.map(({ id }) => id));
    const missing = added.filter(({ id }) => !here.has(id));
    if (missing.length === 0) return;
    const contacts = [...campus.contacts, ...missing];
    try {
      const body = { campus: { ...campus, contacts }, version };
      await shareSettings(await adminCall('PUT /api/settings', { body }));
      return;
    } catch (error) {
      if (left === 1 || !isApiError(error, 'VERSION_CONFLICT')) throw error;
    }
  }
}
