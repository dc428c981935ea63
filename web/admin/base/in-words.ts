import type { Directory } from '#core/campus/setting.ts';
import { plainText, withContacts } from '#core/campus/contact-refs.ts';
import { adminMessages } from './messages.ts';

/** Returns a text as it is read without links (CONTACT-5); a contact has no name until the settings are known. */
export const inWords = (text: string, campus: Directory | undefined): string =>
  campus ? plainText(text, campus) : withContacts(text, () => adminMessages.contact);
