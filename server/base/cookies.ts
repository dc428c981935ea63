import { isHttps, type Config } from './config.ts';

type Addressed = Pick<Config, 'publicUrl'>;

/** Returns the full name of a cookie. `__Host-` binds it to exactly this host, and needs https. */
export const cookieName = (config: Addressed, name: string): string =>
  `${isHttps(config) ? '__Host-' : ''}${name}`;

/** Returns what a cookie out of reach of scripts is set with, for `life` ms if given, and cleared with. The issuer's page leads back here: a strict one would be left out. */
export const cookieOptions = (config: Addressed, life?: number) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps(config),
    ...(life !== undefined && { maxAge: life / 1000 }),
  }) as const;
