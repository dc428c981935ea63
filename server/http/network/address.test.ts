import { expect, test } from 'vitest';
import { addressOf, networkOf } from './address.ts';

// ACCESS-7, ACCESS-17
test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:1003', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:1003', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2:3:4:5:6]:1003', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::]', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:9::1', '2001:db8:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', undefined],
  ['1003', undefined],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['192.0.2.777', undefined],
  ['192.0.2', undefined],
  ['0x7f.1', undefined],
  ['192.0.2.7:1003:5', undefined],
  ['<script>', undefined],
])('%j is counted as %s', (text, network) => {
  expect(networkOf(text)).toBe(network);
});

// ACCESS-17
test('an address is shown in its usual notation, and any other text unchanged', () => {
  expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressOf('192.0.2.7:99')).toBe('192.0.2.7');
  expect(addressOf('2001:0db8::0001')).toBe('2001:db8::1');
  expect(addressOf('unknown')).toBe('unknown');
});
