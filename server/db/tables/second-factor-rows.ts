// The rows of the second step of a sign-in, in the forms of schema.ts.

/** An administrator's authenticator app. */
export type SecondFactorRow = {
  admin_id: string;
  /** The seed of its codes, sealed for `second_factor/` and the admin. */
  seed: string;
  created_at: string;
  /** Null until a first code proved that the app has the seed: nothing is asked before. */
  confirmed_at: string | null;
  /** The thirty seconds, counted from 1970, whose code was used last; none before counts again. */
  last_step: number;
};

/** A code for when the app is lost; the row goes once it was used. */
export type RecoveryCodeRow = { hash: string; admin_id: string };

/** A sign-in whose first step is done: no session, and good for nothing but the second. */
export type SecondStepRow = {
  hash: string;
  admin_id: string;
  expires_at: string;
  /** The identity token of its session, if the campus account began it. */
  id_token: string | null;
};

/** A browser that is not asked for the second step, by the hash of its cookie. */
export type TrustedBrowserRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  used_at: string | null;
  /** The names of browser and system as its owner knows them; null if they are not known. */
  browser: string | null;
  system: string | null;
};

export type PasskeyRow = {
  id: string;
  admin_id: string;
  /** Its public half (COSE), in base64. */
  public_key: string;
  /** The number of its signatures, by its own count; always 0 for one that does not count. */
  counter: number;
  /** The name that its owner gave it. */
  name: string;
  created_at: string;
  used_at: string | null;
};
