// These are the rows of a sign-in's second step, in the forms of schema.ts.

/** An administrator's authenticator app. */
export type SecondFactorRow = {
  admin_id: string;
  /** The seed of its codes, sealed for `second_factor/` and the admin. */
  seed: string;
  created_at: string;
  /** The time at which a first code proved that the app has the seed. Until then it is null, and no code is asked for. */
  confirmed_at: string | null;
  /** The number of the thirty-second step, counted from 1970, whose code was used last. Codes of that step and earlier no longer count. */
  last_step: number;
};

/** A code for a person who lost the app. The row is deleted once the code was used. */
export type RecoveryCodeRow = { hash: string; admin_id: string };

/** A sign-in whose first step is done. It is not a session, and can only be used for the second step. */
export type SecondStepRow = {
  hash: string;
  admin_id: string;
  expires_at: string;
  /** The identity token of its session, if the campus account began it. */
  id_token: string | null;
};

/** A browser in which the second step is not asked for, found by the hash of its cookie. */
export type TrustedBrowserRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  used_at: string | null;
  /** The names of the browser and the system as its owner knows them, or null if they are not known. */
  browser: string | null;
  system: string | null;
};

export type PasskeyRow = {
  id: string;
  admin_id: string;
  /** The public half of its key (COSE), in base64. */
  public_key: string;
  /** The number of its signatures by its own count. It stays 0 for a key that does not count. */
  counter: number;
  /** The name that its owner gave it. */
  name: string;
  created_at: string;
  used_at: string | null;
};
