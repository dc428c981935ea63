import type { Contact } from '#core/campus/contact.ts';
import { isApiError } from '../../base/http.ts';
import { adminCall } from '../base/admin-api.ts';
import { shareSettings } from '../base/queries.ts';

/** The number of tries, because others may save the settings at the same time. */
const TRIES = 5;

/** Returns the contacts of the campus with these added; a contact that the campus has without a number gets the new number. */
function withAdded(contacts: readonly Contact[], added: readonly Contact[]): readonly Contact[] {
  const own = contacts.map((one) => {
    const number = added.find(({ id }) => id === one.id)?.number;
    return number !== undefined && one.number === '' ? { ...one, number } : one;
  });
  const here = new Set(contacts.map(({ id }) => id));
  return [...own, ...added.filter(({ id }) => !here.has(id))];
}

/** Adds contacts and numbers to the settings, each once, even if somebody else saves them at the same time (IMPORT-12). Throws as `adminCall` does. */
export async function addContacts(added: readonly Contact[]): Promise<void> {
  for (let left = TRIES; added.length > 0; left -= 1) {
    const { waiting, version, ...settings } = await adminCall('GET /api/settings');
    // Changes that wait for approval are sent again together with these contacts (REVIEW-7).
    const campus = waiting?.campus ?? settings.campus;
    const contacts = withAdded(campus.contacts, added);
    if (contacts.every((one, place) => one === campus.contacts[place])) return;
    try {
      const replace = waiting?.replace ?? {};
      const body = { campus: { ...campus, contacts }, version, replace };
      await shareSettings(await adminCall('PUT /api/settings', { body }));
      return;
    } catch (error) {
      if (left === 1 || !isApiError(error, 'VERSION_CONFLICT')) throw error;
    }
  }
}
