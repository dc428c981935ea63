import { expect, test } from 'vitest';
import { roleIn, serversOf } from './addresses.ts';

// FAILOVER-1
test('an address names one server or several with common settings', () => {
  expect(serversOf('postgres://a:b@one:5433/c')).toEqual({
    urls: ['postgres://a:b@one:5433/c'],
    areToTakeWrites: false,
  });
  expect(serversOf('postgres://a:b@one,two:5433,[::1]:5434/c?sslmode=disable')).toEqual({
    urls: ['one', 'two:5433', '[::1]:5434'].map(
      (host) => `postgres://a:b@${host}/c?sslmode=disable`,
    ),
    areToTakeWrites: true,
  });
  const proxied = serversOf('postgres://a@one/c?target_session_attrs=read-write');
  expect(proxied.areToTakeWrites).toBe(true);
});

// FAILOVER-1
test('the role in an address applies to all its servers', () => {
  expect(roleIn('postgres://a%40b:c@one,two/d')).toBe('a@b');
  expect(roleIn('postgres://one,two/d')).toBe('');
});
