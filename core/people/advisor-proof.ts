/** The sources of advisors' names: typing, the campus's sign-in (SIGNIN-42), or an administrator who enrolls phones (SIGNIN-47). */
export const ADVISOR_SIGN_INS = ['name', 'campus', 'enrolled'] as const;
export type AdvisorSignIn = (typeof ADVISOR_SIGN_INS)[number];

/** The cookie that tells a phone where names come from if advisors do not type them. */
export const ADVISOR_SIGN_IN_COOKIE = 'advisors';

/** The proofs of the name in a record. 'none' means that the campus asks for a proof and there is none (SIGNIN-44). */
export const PROVEN_BY = ['campus', 'phone', 'none'] as const;
export type ProvenBy = (typeof PROVEN_BY)[number];

/** A proof before it is signed: the advisor's name, the time in ms since 1970 from and until which it counts, and the phone's id if an owner set it up. */
export type Proof = {
  readonly by: Exclude<ProvenBy, 'none'>;
  readonly name: string;
  readonly from: number;
  readonly until: number;
  readonly phone?: string;
};

/** Returns the proof as text to be signed. The signature goes after one more colon. */
export function formatProof({ by, name, from, until, phone }: Proof): string {
  return [by, encodeURIComponent(name), from, until, phone ?? []].flat().join(':');
}

const isBy = (text: string | undefined): text is Proof['by'] =>
  text !== 'none' && PROVEN_BY.some((by) => by === text);

/** Reads the proof in a text, signed or not, without checking who wrote it. It returns undefined if the text is no proof. */
export function parseProof(text: string): Proof | undefined {
  const [by, name = '', from = '', until = '', phone] = text.split(':');
  if (!isBy(by) || !/^\d{1,15}$/.test(from) || !/^\d{1,15}$/.test(until)) return undefined;
  try {
    const said = { by, name: decodeURIComponent(name), from: Number(from), until: Number(until) };
    return by === 'phone' && phone !== undefined ? { ...said, phone } : said;
  } catch {
    return undefined;
  }
}
