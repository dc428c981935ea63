// These are the rows of sessions and codes, in the forms of `schema.ts`.

export type SessionRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  seen_at: string;
  /** The network address from which it began, which its owner sees. It is null if it is not known. */
  address: string | null;
  browser: string | null;
  system: string | null;
  /** The identity token of the campus's issuer, which is needed to sign out there too. It is null for any other sign-in. */
  id_token: string | null;
  /** The time at which the person proved who they are. It is null if only the campus's issuer knows it. */
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
