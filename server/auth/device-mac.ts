import { createHmac } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/** What it takes to read or write a cookie by which a browser is known again. */
export type DeviceContext = {
  config: Pick<Config, 'publicUrl'>;
  deps: SecretDeps & Pick<Deps, 'now'>;
};

/** What proves that a cookie was made here; each kind of cookie begins its texts with a word of its own. */
export async function macFor({ deps }: DeviceContext): Promise<(text: string) => string> {
  const secret = await ownSecret(deps, 'device_secret');
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
