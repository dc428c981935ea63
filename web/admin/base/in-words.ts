import type { Directory } from '#core/campus/setting.ts';
import { plainText, withContacts } from '#core/campus/contact-refs.ts';
import { adminMessages } from './messages.ts';

/** Returns a text as it reads without links (CONTACT-5); contacts have no names until the settings are loaded. */
export const inWords = (text: string, campus: Directory | undefined): string =>
  campus ? plainText(text, campus) : withContacts(text, () => adminMessages.contact);
