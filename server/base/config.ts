import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { isEmail, isLongEnough } from '#core/people/account.ts';
import { ADVISOR_SIGN_INS, type AdvisorSignIn } from '#core/people/advisor-proof.ts';
import { BRAND } from '#core/base/brand.ts';
import {
  isDomain,
  isIssuer,
  isWantedClaim,
  parseRoleClaim,
  wantedClaim,
  type OidcConfig,
} from './oidc-config.ts';
import { isRecipient } from '../db/age-file.ts';
import { roleIn } from '../db/postgres/addresses.ts';
import { isSecretKey } from './secret-keys.ts';
import { isSecurityContact } from './security-contact.ts';
import { readTracing, type TracingConfig } from './tracing-config.ts';
import {
  isAddress,
  isDays,
  isHour,
  isDrain,
  isLink,
  isMailServer,
  isOrigin,
  isPort,
  isPostgres,
  isSender,
  canonicalZone,
  hasName,
  isTimeZone,
} from './setting-checks.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const SECOND_FACTORS = ['optional', 'required'] as const;
export const SEEDS = ['starter', 'none', 'demo'] as const;

/** The cost of a password hash: memory in KiB, passes over it, and lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

/** 64 MiB and three passes: about 55 ms a hash on one core. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Every setting (START-3), checked. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** The address of PostgreSQL. Undefined means SQLite in `dataDir`. */
  databaseUrl: string | undefined;
  /** The address of PostgreSQL as the role that owns its tables, if the server runs as another role. */
  databaseOwnerUrl: string | undefined;
  /** The origin at which people reach the app, without a slash at its end. */
  publicUrl: string;
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  seed: (typeof SEEDS)[number];
  smtpUrl: string | undefined;
  mailFrom: string;
  timeZone: string;
  /** True if `timeZone` is UTC only because TIME_ZONE is not set and the zone of the machine has no name. */
  isZoneUnknown: boolean;
  /** The addresses and ranges of proxies whose X-Forwarded headers are trusted. */
  trustProxy: string[];
  rateLimit: boolean;
  /** The seconds that a proxy gets to notice a stop, and that connections then get to end. With 0 the server stops at once. */
  drainSeconds: number;
  /** True if phones keep the app; false removes it from those that have it. */
  offline: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** The port that serves metrics; undefined serves none. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The receiver of traces; undefined if there is none. */
  tracing: TracingConfig | undefined;
  /** The addresses and ranges that are not public but may have receivers of webhooks (NOTIFICATIONS-8). */
  webhookPrivate: string[];
  poweredByUrl: string;
  /** The contact for reports of vulnerabilities: an email or an https address, or undefined if nobody is named. */
  securityContact: string | undefined;
  googleClientId: string | undefined;
  facebookAppId: string | undefined;
  facebookAppSecret: string | undefined;
  /** The campus's own sign-in; undefined if there is none. */
  oidc: OidcConfig | undefined;
  /** The source of advisors' names; 'campus' needs `oidc`. */
  advisorSignIn: AdvisorSignIn;
  /** True if administrators sign in with passwords of this app; false needs `oidc`. */
  localPasswords: boolean;
  /** True if administrators may sign in with passkeys. */
  passkeys: boolean;
  /** The setting that says whether every administrator must have a second step to sign in, or may have one. */
  secondFactor: (typeof SECOND_FACTORS)[number];
  /** The keys that seal, the newest first, in base64. The list is empty if they are in a file of `dataDir`. */
  secretKeys: readonly string[];
  /** The public key for which backups are encrypted. */
  backupRecipient: string | undefined;
  /** The folder for a daily backup. If it is undefined, none is made. */
  backupDir: string | undefined;
  /** The hour of the campus, 0 to 23, from which the daily backup is made. */
  backupHour: number;
  // These are not settings. Tests replace them by something cheaper or local.
  passwordCost: PasswordCost;
  /** The ms by which the event loop may lag before the server turns requests away. */
  worstDelay: number;
  googleKeysUrl: string;
  facebookGraphUrl: string;
};

export function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}

type Environment = Readonly<Record<string, string | undefined>>;

const POSTGRES_ADDRESS = 'an address that starts with postgres://';

const listed = (list: string): string[] => list.split(',').flatMap((part) => part.trim() || []);

/** Returns the settings in an environment, or every complaint about them as a sentence. `zone` is the time zone of the machine. */
export function readConfig(
  env: Environment,
  zone: string | undefined,
): { config: Config } | { complaints: string[] } {
  const complaints: string[] = [];
  const given = (name: string) => env[name]?.trim() || undefined;
  const check = (name: string, fits: (text: string) => boolean, must: string) => {
    const text = given(name);
    if (text === undefined || fits(text)) return text;
    const shown = text.replace(/\p{Cc}+/gu, ' ');
    complaints.push(`${name} must be ${must}, but is '${shown}'.`);
    return undefined;
  };
  // These settings may hold a secret, so the complaint does not repeat the value.
  const secret = (name: string, fits: (text: string) => boolean, must: string) => {
    const text = given(name);
    if (text !== undefined && !fits(text)) complaints.push(`${name} must be ${must}.`);
    return text;
  };
  const oneOf = <T extends string>(name: string, values: readonly T[], usual: T): T => {
    const text = check(name, (t) => values.some((v) => v === t), `one of ${values.join(', ')}`);
    return values.find((value) => value === text) ?? usual;
  };

  const port = Number(check('PORT', isPort, 'a number from 1 to 65535') ?? 3000);
  const metricsPort = check('METRICS_PORT', isPort, 'a number from 1 to 65535');
  const host = (name: string) =>
    check(name, (text) => /^[\w.:-]+$/.test(text), 'an address or hostname') ?? '127.0.0.1';
  const publicUrl = check(
    'PUBLIC_URL',
    isOrigin,
    "an address such as 'https://reslife.example.edu', without a path",
  );
  const addresses = (name: string): string[] => {
    const areAddresses = (text: string) => listed(text).every(isAddress);
    return listed(check(name, areAddresses, 'IP addresses or ranges separated by commas') ?? '');
  };
  const issuer = check('OIDC_ISSUER', isIssuer, 'the https address of one issuer');
  const clientId = given('OIDC_CLIENT_ID');
  const clientSecret = given('OIDC_CLIENT_SECRET');
  const domains = check(
    'OIDC_DOMAINS',
    (text) => listed(text).every(isDomain),
    'email domains separated by commas',
  );
  const keys = secret(
    'SECRET_KEY',
    (text) => listed(text).every(isSecretKey),
    '32 random bytes in base64, or several separated by commas, newest first',
  );
  const claim = check('OIDC_CLAIM', isWantedClaim, "a name and a value such as 'groups=reslife'");
  const roles = check(
    'OIDC_ROLE_CLAIM',
    (text) => parseRoleClaim(text) !== undefined,
    "a claim and a role (owner, author, reader) for each of its values, such as 'groups=res-leads:owner,res-staff:author'",
  );
  const trustsEmail = oneOf('OIDC_TRUST_EMAIL', ['on', 'off'], 'off') === 'on';
  const isEnough = oneOf('OIDC_SECOND_FACTOR', ['ask', 'trust'], 'ask') === 'trust';
  const days = Number(check('OIDC_DAYS', isDays, 'a whole number from 1 to 90') ?? 7);
  const isWhole = issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  if (
    !isWhole &&
    [given('OIDC_ISSUER'), clientId, clientSecret, domains, claim, roles].some(Boolean)
  ) {
    complaints.push('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.');
  }
  const databaseUrl = secret('DATABASE_URL', isPostgres, POSTGRES_ADDRESS);
  const databaseOwnerUrl = secret('DATABASE_OWNER_URL', isPostgres, POSTGRES_ADDRESS);
  if (databaseOwnerUrl !== undefined && !roleIn(databaseUrl ?? 'postgres:')) {
    complaints.push('DATABASE_OWNER_URL needs a DATABASE_URL with a role.');
  }
  const config: Config = {
    port,
    host: host('HOST'),
    dataDir: given('DATA_DIR') ?? './data',
    databaseUrl,
    databaseOwnerUrl,
    publicUrl: publicUrl === undefined ? `http://localhost:${port}` : new URL(publicUrl).origin,
    adminEmail: check('ADMIN_EMAIL', isEmail, 'an email address'),
    adminPassword: secret('ADMIN_PASSWORD', isLongEnough, 'more than eight characters long'),
    seed: oneOf('SEED', SEEDS, 'starter'),
    smtpUrl: secret(
      'SMTP_URL',
      isMailServer,
      'an address that starts with smtp:// or smtps:// and has a host',
    ),
    mailFrom:
      check('MAIL_FROM', isSender, 'an email address, with or without a name') ??
      `${BRAND.name} <reslife@localhost>`,
    timeZone:
      check('TIME_ZONE', isTimeZone, "an IANA name such as 'America/New_York'") ??
      canonicalZone(zone),
    isZoneUnknown: given('TIME_ZONE') === undefined && !hasName(zone),
    trustProxy: addresses('TRUST_PROXY'),
    drainSeconds: Number(check('DRAIN_SECONDS', isDrain, 'a whole number from 0 to 60') ?? 0),
    rateLimit: oneOf('RATE_LIMIT', ['on', 'off'], 'on') === 'on',
    offline: oneOf('OFFLINE', ['on', 'off'], 'on') === 'on',
    metricsPort: metricsPort === undefined ? undefined : Number(metricsPort),
    metricsHost: host('METRICS_HOST'),
    tracing: readTracing({ check, secret, oneOf }),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    webhookPrivate: addresses('WEBHOOK_PRIVATE'),
    poweredByUrl:
      check('POWERED_BY_URL', isLink, 'a web address or a path in this app') ?? '/about',
    securityContact: check(
      'SECURITY_CONTACT',
      isSecurityContact,
      'an email address or an https address',
    ),
    googleClientId: given('GOOGLE_CLIENT_ID'),
    facebookAppId: given('FACEBOOK_APP_ID'),
    facebookAppSecret: given('FACEBOOK_APP_SECRET'),
    oidc: isWhole
      ? {
          issuer,
          clientId,
          clientSecret,
          domains: listed((domains ?? '').toLowerCase()),
          claim: claim === undefined ? undefined : wantedClaim(claim),
          roleClaim: roles === undefined ? undefined : parseRoleClaim(roles),
          trustsEmail,
          isEnough,
          days,
        }
      : undefined,
    advisorSignIn: oneOf('ADVISOR_SIGN_IN', ADVISOR_SIGN_INS, 'name'),
    localPasswords: oneOf('LOCAL_PASSWORDS', ['on', 'off'], 'on') === 'on',
    secondFactor: oneOf('SECOND_FACTOR', SECOND_FACTORS, 'optional'),
    secretKeys: listed(keys ?? ''),
    backupRecipient: check(
      'BACKUP_RECIPIENT',
      isRecipient,
      'an age public key: age1 and 58 letters and digits',
    ),
    backupDir: given('BACKUP_DIR'),
    backupHour: Number(check('BACKUP_HOUR', isHour, 'an hour from 0 to 23') ?? 2),
    passkeys: oneOf('PASSKEYS', ['on', 'off'], 'off') === 'on',
    passwordCost: PASSWORD_COST,
    worstDelay: 1_000,
    googleKeysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    facebookGraphUrl: 'https://graph.facebook.com',
  };
  // Browsers offer no passkeys for other addresses.
  const { hostname } = new URL(config.publicUrl);
  const isForPasskeys = isHttps(config) ? isIP(hostname) === 0 : hostname === 'localhost';
  if (config.passkeys && (!isForPasskeys || hostname.startsWith('['))) {
    complaints.push('PASSKEYS can only be on if PUBLIC_URL is an https address with a name.');
  }
  if (!config.localPasswords && !isWhole) {
    complaints.push('LOCAL_PASSWORDS can only be off if OIDC_ISSUER is set.');
  }
  if (config.advisorSignIn === 'campus' && !isWhole) {
    complaints.push('ADVISOR_SIGN_IN can only be campus if OIDC_ISSUER is set.');
  }
  if ((config.facebookAppId === undefined) !== (config.facebookAppSecret === undefined)) {
    complaints.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together.');
  }
  return complaints.length > 0 ? { complaints } : { config };
}

/** Returns the settings of this process. Its environment overrides the file .env. Complaints end the process. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = readConfig(process.env, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if ('complaints' in read) {
    process.stderr.write(`${read.complaints.join('\n')}\n`);
    return process.exit(1);
  }
  return read.config;
}
