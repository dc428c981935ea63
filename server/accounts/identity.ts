/** Somebody's account at another provider, proven by a token. */
export type Identity = {
  provider: 'google' | 'facebook';
  /** The provider's permanent id of the account; an email may change hands. */
  id: string;
  email: string;
  /** When the token expires, if it may be used only once; undefined if it may be used again. */
  onceUntil: Date | undefined;
};
