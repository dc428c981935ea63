// The rows of sessions and of codes, written as those of `schema.ts`.

export type SessionRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  seen_at: string;
  /** The address in which it began, shown to the owner; null if that is not known. */
  address: string | null;
  browser: string | null;
  system: string | null;
  /** The identity token of the campus's issuer, which signs out there again; null for any other sign-in. */
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
