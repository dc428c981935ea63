/** Who somebody is at another provider, proven. */
export type Identity = {
  provider: 'google' | 'facebook';
  /** What the provider calls them for ever; an email may change hands. */
  id: string;
  /** Verified by the provider. */
  email: string;
  /** When the proof ages; undefined where it may be shown more than once. */
  onceUntil: Date | undefined;
};
