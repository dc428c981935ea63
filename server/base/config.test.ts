import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { warningOfDomains } from './oidc-config.ts';
import { readConfig } from './config.ts';

function complaintsAbout(env: Record<string, string>): string[] {
  const read = readConfig(env, 'Europe/London');
  return 'complaints' in read ? read.complaints : [];
}

// START-3
test('an empty environment gives the documented defaults', () => {
  expect(readConfig({}, 'Europe/London')).toMatchObject({
    config: {
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      adminEmail: undefined,
      adminPassword: undefined,
      seed: 'starter',
      smtpUrl: undefined,
      timeZone: 'Europe/London',
      trustProxy: [],
      rateLimit: true,
      offline: true,
      webhookPrivate: [],
      logLevel: 'info',
      poweredByUrl: '/about',
      securityContact: undefined,
      googleClientId: undefined,
      oidc: undefined,
      localPasswords: true,
      passkeys: false,
      secondFactor: 'optional',
      secretKeys: [],
    },
  });
});

// CAMPUS-11
test.each([
  { host: 'Asia/Calcutta', timeZone: 'Asia/Calcutta' },
  { host: '+00:00', timeZone: 'UTC' },
  { host: 'Etc/Unknown', timeZone: 'UTC' },
  { host: undefined, timeZone: 'UTC' },
])('the time zone of a host in $host is $timeZone', ({ host, timeZone }) => {
  expect(readConfig({}, host)).toMatchObject({ config: { timeZone } });
});

// CAMPUS-11
test.each([
  { host: undefined, set: '', isZoneUnknown: true },
  { host: 'Etc/Unknown', set: ' ', isZoneUnknown: true },
  { host: undefined, set: 'UTC', isZoneUnknown: false },
  { host: 'UTC', set: '', isZoneUnknown: false },
])('the zone of a host is $host, TIME_ZONE=$set', ({ host, set, isZoneUnknown }) => {
  expect(readConfig({ TIME_ZONE: set }, host)).toMatchObject({
    config: { timeZone: 'UTC', isZoneUnknown },
  });
});

// START-3
test('blank settings count as missing', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '', SEED: '' }, 'UTC')).toMatchObject({
    config: { port: 3000, databaseUrl: undefined, seed: 'starter' },
  });
});

describe.each([
  { name: 'PORT', value: '80', config: { port: 80, publicUrl: 'http://localhost:80' } },
  { name: 'HOST', value: '0.0.0.0', config: { host: '0.0.0.0' } },
  { name: 'HOST', value: '::1', config: { host: '::1' } },
  { name: 'DATA_DIR', value: '/srv/reslife', config: { dataDir: '/srv/reslife' } },
  { name: 'DATABASE_URL', value: 'postgres://a@b/c', config: { databaseUrl: 'postgres://a@b/c' } },
  {
    name: 'PUBLIC_URL',
    value: 'https://r.example.edu/',
    config: { publicUrl: 'https://r.example.edu' },
  },
  { name: 'ADMIN_EMAIL', value: 'ada@example.edu', config: { adminEmail: 'ada@example.edu' } },
  { name: 'ADMIN_PASSWORD', value: 'nine char', config: { adminPassword: 'nine char' } },
  { name: 'SEED', value: 'demo', config: { seed: 'demo' } },
  {
    name: 'SMTP_URL',
    value: 'smtps://u:p@mail.example.edu',
    config: { smtpUrl: 'smtps://u:p@mail.example.edu' },
  },
  {
    name: 'MAIL_FROM',
    value: 'Res Life <r@example.edu>',
    config: { mailFrom: 'Res Life <r@example.edu>' },
  },
  { name: 'MAIL_FROM', value: 'r@example.edu', config: { mailFrom: 'r@example.edu' } },
  { name: 'POWERED_BY_URL', value: '/about?x=1', config: { poweredByUrl: '/about?x=1' } },
  { name: 'TIME_ZONE', value: 'America/New_York', config: { timeZone: 'America/New_York' } },
  {
    name: 'TRUST_PROXY',
    value: '10.0.0.1, 10.1.0.0/16,::1',
    config: { trustProxy: ['10.0.0.1', '10.1.0.0/16', '::1'] },
  },
  {
    name: 'WEBHOOK_PRIVATE',
    value: '10.2.0.0/16, 127.0.0.1',
    config: { webhookPrivate: ['10.2.0.0/16', '127.0.0.1'] },
  },
  { name: 'RATE_LIMIT', value: 'off', config: { rateLimit: false } },
  { name: 'OFFLINE', value: 'off', config: { offline: false } },
  { name: 'BACKUP_DIR', value: '/srv/backups', config: { backupDir: '/srv/backups' } },
  { name: 'BACKUP_HOUR', value: '0', config: { backupHour: 0 } },
  { name: 'DRAIN_SECONDS', value: '5', config: { drainSeconds: 5 } },
  { name: 'LOG_LEVEL', value: 'debug', config: { logLevel: 'debug' } },
  { name: 'METRICS_PORT', value: '9464', config: { metricsPort: 9464 } },
  { name: 'METRICS_HOST', value: '::', config: { metricsHost: '::' } },
  {
    name: 'POWERED_BY_URL',
    value: 'https://example.com/x',
    config: { poweredByUrl: 'https://example.com/x' },
  },
  {
    name: 'SECURITY_CONTACT',
    value: 'security@example.edu',
    config: { securityContact: 'security@example.edu' },
  },
  { name: 'PASSKEYS', value: 'on', config: { passkeys: true } },
  { name: 'SECOND_FACTOR', value: 'required', config: { secondFactor: 'required' } },
  {
    name: 'SECRET_KEY',
    value: `${'k'.repeat(42)}8=, ${'K'.repeat(42)}8`,
    config: { secretKeys: [`${'k'.repeat(42)}8=`, `${'K'.repeat(42)}8`] },
  },
  { name: 'GOOGLE_CLIENT_ID', value: 'g', config: { googleClientId: 'g' } },
])('$name', ({ name, value, config }) => {
  test(`takes ${value}`, () => {
    expect(readConfig({ [name]: value }, 'UTC')).toMatchObject({ config });
  });
});

test('an unknown setting does not prevent the start', () => {
  expect(readConfig({ DATABASE_REPLICA_URL: 'x' }, 'UTC')).toEqual(readConfig({}, 'UTC'));
});

// DATA-11
test('a role that owns the tables needs another role that serves', () => {
  const owner = { DATABASE_OWNER_URL: 'postgres://owner@localhost/reslife' };
  const complaint = 'DATABASE_OWNER_URL needs a DATABASE_URL with a role.';
  expect(complaintsAbout(owner)).toEqual([complaint]);
  expect(complaintsAbout({ ...owner, DATABASE_URL: 'postgres://localhost/x' })).toEqual([
    complaint,
  ]);
  const both = { ...owner, DATABASE_URL: 'postgres://server@localhost/reslife' };
  expect(readConfig(both, 'UTC')).toMatchObject({
    config: { databaseOwnerUrl: owner.DATABASE_OWNER_URL },
  });
});

const OIDC = {
  OIDC_ISSUER: 'https://sso.example.edu/realms/campus',
  OIDC_CLIENT_ID: 'reslife',
  OIDC_CLIENT_SECRET: 'hush',
};

// START-3
describe('the campus sign-in', () => {
  const whole = {
    issuer: OIDC.OIDC_ISSUER,
    clientId: 'reslife',
    clientSecret: 'hush',
    domains: [],
    claim: undefined,
    roleClaim: undefined,
    trustsEmail: false,
    isEnough: false,
    days: 7,
  };

  test.each([
    [{}, {}],
    [{ OIDC_ISSUER: 'http://localhost:8080/x' }, { issuer: 'http://localhost:8080/x' }],
    [
      { OIDC_DOMAINS: 'Example.edu, res.example.edu' },
      { domains: ['example.edu', 'res.example.edu'] },
    ],
    [{ OIDC_CLAIM: 'entitlement = urn:x=y' }, { claim: { name: 'entitlement', value: 'urn:x=y' } }],
    [
      { OIDC_ROLE_CLAIM: 'roles = urn:mace:x:staff:author, leads:owner,a=b:reader' },
      {
        roleClaim: {
          name: 'roles',
          roles: new Map([
            ['urn:mace:x:staff', 'author'],
            ['leads', 'owner'],
            ['a=b', 'reader'],
          ]),
        },
      },
    ],
    [{ OIDC_TRUST_EMAIL: 'on' }, { trustsEmail: true }],
    [{ OIDC_SECOND_FACTOR: 'trust' }, { isEnough: true }],
    [{ OIDC_DAYS: '90' }, { days: 90 }],
  ])('takes %o', (env, oidc) => {
    expect(readConfig({ ...OIDC, ...env }, 'UTC')).toMatchObject({
      config: { oidc: { ...whole, ...oidc } },
    });
  });

  // SIGNIN-15
  test('warns what OIDC_DOMAINS means by itself, and does not if a claim decides too', () => {
    const oidc = { ...whole, domains: ['example.edu', 'res.example.edu'] };
    expect(warningOfDomains(oidc)).toMatch(
      /verified example\.edu or res\.example\.edu email, including stud/,
    );
    expect(warningOfDomains({ ...oidc, claim: { name: 'groups', value: 'x' } })).toBeUndefined();
    expect(warningOfDomains(whole)).toBeUndefined();
  });

  test('allows passwords to be off only if it is set up', () => {
    const off = { LOCAL_PASSWORDS: 'off' };
    expect(readConfig({ ...OIDC, ...off }, 'UTC')).toMatchObject({
      config: { localPasswords: false },
    });
    expect(complaintsAbout(off)).toEqual([
      'LOCAL_PASSWORDS can only be off if OIDC_ISSUER is set.',
    ]);
  });

  test.each(Object.keys(OIDC))('must be complete or absent: %s is missing', (name) => {
    expect(complaintsAbout({ ...OIDC, [name]: '' })).toEqual([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together.',
    ]);
    expect(complaintsAbout({ OIDC_CLAIM: 'a=b' })).toHaveLength(1);
    expect(complaintsAbout({ OIDC_ROLE_CLAIM: 'a=b:owner' })).toHaveLength(1);
  });

  test.each([
    ['OIDC_ISSUER', 'http://sso.example.edu'],
    ['OIDC_ISSUER', 'http://127.0.0.1.evil.example'],
    ['OIDC_ISSUER', 'https://sso.example.edu/?x=1'],
    ['OIDC_ISSUER', 'https://u:p@sso.example.edu'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0'],
    ['OIDC_ISSUER', 'sso.example.edu'],
    ['OIDC_DOMAINS', 'example'],
    ['OIDC_DOMAINS', '@example.edu'],
    ['OIDC_DOMAINS', 'exämple.edu'],
    ['OIDC_CLAIM', 'groups'],
    ['OIDC_CLAIM', '=reslife'],
    ['OIDC_ROLE_CLAIM', 'roles'],
    ['OIDC_ROLE_CLAIM', 'roles='],
    ['OIDC_ROLE_CLAIM', 'staff:author'],
    ['OIDC_ROLE_CLAIM', '=staff:author'],
    ['OIDC_ROLE_CLAIM', 'roles=staff'],
    ['OIDC_ROLE_CLAIM', 'roles=author:'],
    ['OIDC_ROLE_CLAIM', 'roles=:author'],
    ['OIDC_ROLE_CLAIM', 'roles=staff:admin'],
    ['OIDC_ROLE_CLAIM', 'roles=staff:author,'],
    ['OIDC_ROLE_CLAIM', 'roles=staff:author;leads:owner'],
    ['OIDC_ROLE_CLAIM', 'roles=staff:author,staff:owner'],
    ['OIDC_TRUST_EMAIL', 'yes'],
    ['OIDC_SECOND_FACTOR', 'off'],
    ['OIDC_DAYS', '0'],
    ['OIDC_DAYS', '91'],
    ['LOCAL_PASSWORDS', 'no'],
  ])('refuses %s %s', (name, value) => {
    const [complaint] = complaintsAbout({ ...OIDC, [name]: value });
    expect(complaint).toContain(`${name} must be`);
  });
});

// START-4
describe.each([
  ['PORT', 'eighty'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['HOST', 'http://here'],
  ['DATABASE_URL', 'mysql://a@b/c'],
  ['PUBLIC_URL', 'reslife.example.edu'],
  ['PUBLIC_URL', 'https://example.edu/reslife'],
  ['ADMIN_EMAIL', 'ada'],
  ['ADMIN_EMAIL', '\u0430da@example.edu'],
  ['ADMIN_PASSWORD', 'eightchr'],
  ['SEED', 'everything'],
  ['SMTP_URL', 'mail.example.edu'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'reslife'],
  ['MAIL_FROM', 'r@example.edu\r\nBcc: eve@example.edu'],
  ['MAIL_FROM', 'Res Life <reslife>'],
  ['MAIL_FROM', 'Res Life <r\u0435slife@example.edu>'],
  ['MAIL_FROM', 'Res Life <r@example.edu> <s@example.edu>'],
  ['TIME_ZONE', 'Mars/Olympus'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.1, ::/0'],
  ['WEBHOOK_PRIVATE', 'intranet.example.edu'],
  ['WEBHOOK_PRIVATE', '0.0.0.0/0'],
  ['RATE_LIMIT', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['METRICS_PORT', '99999'],
  ['METRICS_HOST', 'a b'],
  ['BACKUP_HOUR', '24'],
  ['POWERED_BY_URL', 'javascript:alert(1)'],
  ['POWERED_BY_URL', '//elsewhere.example'],
  ['POWERED_BY_URL', '/\\elsewhere.example'],
  ['POWERED_BY_URL', '/\t/elsewhere.example'],
  ['FACEBOOK_APP_ID', 'alone'],
  ['SECOND_FACTOR', 'off'],
  ['PASSKEYS', 'maybe'],
  ['SECRET_KEY', 'a password'],
  ['DRAIN_SECONDS', '61'],
])('%s', (name, value) => {
  test(`refuses ${value} in one sentence that names it`, () => {
    const complaints = complaintsAbout({ [name]: value });
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(new RegExp(`^${name}\\b.*\\.$`));
  });
});

// SIGNIN-37
test.each([
  ['https://reslife.example.edu', true],
  ['http://localhost:3000', true],
  ['http://reslife.example.edu', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::1]', false],
])('passkeys can be on at %s: %s', (address, isPossible) => {
  const complaints = complaintsAbout({ PASSKEYS: 'on', PUBLIC_URL: address });
  expect(complaints).toHaveLength(isPossible ? 0 : 1);
});

// START-4
test('all problems are reported at once', () => {
  expect(complaintsAbout({ PORT: 'x', SEED: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
});

// START-4
test('a problem with a secret does not print it', () => {
  const names = ['ADMIN_PASSWORD', 'DATABASE_URL', 'SMTP_URL', 'SECRET_KEY'];
  const env = Object.fromEntries(names.map((name) => [name, 'hunter2']));
  expect(complaintsAbout(env)).toHaveLength(names.length);
  expect(complaintsAbout(env).join(' ')).not.toContain('hunter2');
});

/** Returns the names of all settings that are read. */
function settingsRead(): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => void names.add(String(name)),
    },
  );
  readConfig(env, 'UTC');
  return [...names].sort();
}

// START-3
test('.env.example documents exactly the settings that are read', () => {
  const example = readFileSync('.env.example', 'utf8');
  const documented = Array.from(example.matchAll(/^#? ?([A-Z_]+)=/gm), ([, name = '']) => name);
  expect(documented.sort()).toEqual(settingsRead());
});

test('so does docs/settings.md', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z_]+`[^|]*)\|/gm);
  const documented = Array.from(rows, ([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []).flat();
  expect(documented.sort()).toEqual(settingsRead());
});
