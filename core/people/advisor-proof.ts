/** How advisors come by their names: typed, or from the campus's own sign-in (SIGNIN-42). */
export const ADVISOR_SIGN_INS = ['name', 'campus'] as const;
export type AdvisorSignIn = (typeof ADVISOR_SIGN_INS)[number];

/** Names the cookie that tells a phone how advisors come by their names, where they do not type them. */
export const ADVISOR_SIGN_IN_COOKIE = 'advisors';

/** What proved the name of a record's advisor, 'none' where nothing did and something should (SIGNIN-44). */
export const PROVEN_BY = ['campus', 'none'] as const;
export type ProvenBy = (typeof PROVEN_BY)[number];

/** What the server says of a phone, as far as nobody signed it: whose it is, and from when until when, in ms since 1970. */
export type Proof = {
  readonly by: Exclude<ProvenBy, 'none'>;
  readonly name: string;
  readonly from: number;
  readonly until: number;
};

/** The proof as text, to be signed: its signature goes behind one more colon. */
export function formatProof({ by, name, from, until }: Proof): string {
  return [by, encodeURIComponent(name), from, until].join(':');
}

const isBy = (text: string | undefined): text is Proof['by'] =>
  text !== 'none' && PROVEN_BY.some((by) => by === text);

/** What a text says, signed or not, without asking who wrote it; undefined if it is no proof. */
export function parseProof(text: string): Proof | undefined {
  const [by, name = '', from = '', until = ''] = text.split(':');
  if (!isBy(by) || !/^\d{1,15}$/.test(from) || !/^\d{1,15}$/.test(until)) return undefined;
  try {
    return { by, name: decodeURIComponent(name), from: Number(from), until: Number(until) };
  } catch {
    return undefined;
  }
}
