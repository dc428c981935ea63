import { createHmac } from 'node:crypto';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ownSecret, type SecretDeps } from '../domain/own-secrets.ts';

/** The parts that are needed to read or write a cookie that recognizes a browser. */
export type DeviceContext = {
  config: Pick<Config, 'publicUrl'>;
  deps: SecretDeps & Pick<Deps, 'now'>;
};

/** Returns the function that signs this server's cookies. Each kind of cookie begins its texts with its own word. */
export async function macFor({ deps }: DeviceContext): Promise<(text: string) => string> {
  const secret = await ownSecret(deps, 'device_secret');
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}
