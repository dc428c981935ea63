/** A phone of an account or of a person on the rota that an escalation wakes (WAKE-1). Before the phone is set up, the row is the link that does this (WAKE-4). */
export type WokenPhoneRow = {
  id: string;
  admin_id: string | null;
  person_id: string | null;
  /** The hash of the secret that the phone holds, or of the link. */
  key_hash: string;
  /** The phone's address at its push service, and the keys that seal a message for it. They are null for a link. */
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  browser: string | null;
  system: string | null;
  created_at: string;
  /** The time at which a link ends, or null for a phone. */
  expires_at: string | null;
};
