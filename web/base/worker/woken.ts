/** The path of the page that a notification opens; the page shows what the phone was woken for, by the key that the phone keeps (WAKE-3). */
const PAGE = '/escalation';

/** The first name in the part of the address after '#', which no server and no log sees. */
const WOKEN = 'woken';

/** The name, after '#', of a link by which a phone is woken (WAKE-4). */
const WAKE = 'wake';

/** Returns the address of the link with that secret. */
export const wakeAddress = (link: string): string => `${PAGE}#${WAKE}=${link}`;

/** Returns the secret of a link, from the part of the address after '#'; undefined if that is something else. */
export const wakeLinkIn = (hash: string): string | undefined =>
  new URLSearchParams(hash).get(WAKE) ?? undefined;

/** The parts of a message by which the escalation that it is about is found. */
export type Woken = { readonly category: string; readonly area: string };

/** Returns the address that a notification opens; without a category it is the list of all escalations. */
export const wokenAddress = ({
  category,
  area,
}: {
  category: string | undefined;
  area: string;
}): string =>
  category === undefined
    ? PAGE
    : `${PAGE}#${new URLSearchParams({ [WOKEN]: category, area }).toString()}`;

/** Returns the message that was tapped, from the part of the address after '#'; undefined if that is something else. */
export function wokenIn(hash: string): Woken | undefined {
  const parts = new URLSearchParams(hash);
  const category = parts.get(WOKEN);
  return category === null ? undefined : { category, area: parts.get('area') ?? '' };
}
