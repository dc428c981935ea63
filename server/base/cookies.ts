import { isHttps, type Config } from './config.ts';

type Addressed = Pick<Config, 'publicUrl'>;

/** Returns the full name of a cookie. `__Host-` binds it to exactly this host, and needs https. */
export const cookieName = (config: Addressed, name: string): string =>
  `${isHttps(config) ? '__Host-' : ''}${name}`;

/** Returns the options for setting and clearing a cookie that scripts cannot read, for `life` ms if given. It is not strict, since the browser would leave a strict cookie out on its way back from the issuer. */
export const cookieOptions = (config: Addressed, life?: number) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
    ...(life !== undefined && { maxAge: life / 1000 }),
  }) as const;
