import { connect } from 'node:net';
import { expect, test } from 'vitest';

// START-10
test('a test that connects to another host or address fails', async () => {
  expect(() => connect({ port: 25, host: 'mail.invalid' })).toThrow('mail.invalid');
  const elsewhere = '192.0.2.7';
  expect(() => connect(80, elsewhere)).toThrow(elsewhere);
  await expect(fetch(new URL('http://192.0.2.7/'))).rejects.toThrow();
});
