// The rows of sessions and of codes, written as those of `schema.ts`.

export type SessionRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  seen_at: string;
  /** Where it began, as the owner is told; null if that is not known. */
  address: string | null;
  browser: string | null;
  system: string | null;
  /** What the campus's issuer said, by which it signs out again; null of any other sign-in. */
  id_token: string | null;
  /** When the person proved who they are; null if only the campus's issuer knows. */
  proven_at: string | null;
};

export type TokenRow = {
  hash: string;
  admin_id: string;
  purpose: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  /** The new email that the code confirms. */
  email: string | null;
};
