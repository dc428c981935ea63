/** A phone that an escalation wakes, of an account or of somebody on the rota (WAKE-1); before that, a link that sets one up (WAKE-4). */
export type WokenPhoneRow = {
  id: string;
  admin_id: string | null;
  person_id: string | null;
  /** The hash of the secret that the phone holds, or of the link. */
  key_hash: string;
  /** Its address at its push service and the keys that close a message for it; null for a link. */
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  browser: string | null;
  system: string | null;
  created_at: string;
  /** When a link ends; null for a phone. */
  expires_at: string | null;
};
