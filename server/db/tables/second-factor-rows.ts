// The rows of the second step of a sign-in, in the forms of schema.ts.

/** An administrator's authenticator app. */
export type SecondFactorRow = {
  admin_id: string;
  /** What its codes are made of, sealed for `second_factor/` and the admin. */
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
  /** What its session will have, if it was by the campus account. */
  id_token: string | null;
};

/** A browser that is not asked for the second step, by the hash of its cookie. */
export type TrustedBrowserRow = {
  hash: string;
  admin_id: string;
  created_at: string;
  used_at: string | null;
  /** In names that its owner knows; null where they are not known. */
  browser: string | null;
  system: string | null;
};

/** A passkey, by the id that its device gave it. */
export type PasskeyRow = {
  id: string;
  admin_id: string;
  /** Its public half (COSE), in base64. */
  public_key: string;
  /** How often it signed, as it says; always 0 of one that does not count. */
  counter: number;
  /** As its owner calls it. */
  name: string;
  created_at: string;
  used_at: string | null;
};
