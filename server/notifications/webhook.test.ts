import { createHmac } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openReceiver } from '../test/receiver.ts';
import { addressGuard, isPublicAddress } from '../http/network/outgoing-addresses.ts';
import { nextTryOf, triedUntil } from './backoff.ts';
import { signatureOf, webhookSecret } from './signature.ts';
import type { Resolve } from '../http/network/guarded-request.ts';
import { postWebhook } from './webhook.ts';

const isLoopback = addressGuard('http:', ['127.0.0.0/8']);
const never = new AbortController().signal;

// NOTIFICATIONS-8
test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.9.9.9',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '',
  'localhost',
  '127.1',
])('%j is refused as the address of a webhook', (address) => {
  expect(isPublicAddress(address)).toBe(false);
  expect(addressGuard('https:', [])(address)).toBe(false);
});

// NOTIFICATIONS-8
test('public addresses require https, and addresses that the operator allows can use http', () => {
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8']) {
    expect([address, addressGuard('https:', [])(address)]).toEqual([address, true]);
    expect([address, addressGuard('http:', ['10.0.0.0/8'])(address)]).toEqual([address, false]);
  }
  const allowed = addressGuard('http:', ['10.2.0.0/16', '127.0.0.1', 'fd00::/8']);
  const addresses = [
    '10.2.3.4',
    '10.3.0.1',
    '::ffff:10.2.0.1',
    '127.0.0.1',
    '127.0.0.2',
    'fd00::1',
  ];
  expect(addresses.map(allowed)).toEqual([true, false, true, true, false, true]);
});

const answers =
  (...addresses: string[]): Resolve =>
  (_hostname, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );

// NOTIFICATIONS-8
test('a host name is checked by the address that the connection actually uses', async () => {
  const receiver = await openReceiver();
  const url = receiver.url.replace('127.0.0.1', 'localhost');
  const sent = { url, headers: {}, body: '{}' };
  const post = async (resolve: Resolve) =>
    await postWebhook(sent, { isAllowed: isLoopback, signal: never, resolve });
  expect(await post(answers('10.0.0.1', '169.254.169.254'))).toEqual({
    isDelivered: false,
    answer: 'private',
  });
  expect(receiver.received).toEqual([]);
  // An address that is not allowed is left out beside one that is.
  expect((await post(answers('10.0.0.1', '127.0.0.1'))).isDelivered).toBe(true);
  expect(receiver.received).toHaveLength(1);
  // Nothing is sent if the lookup lies about the address that is connected to.
  const liar = addressGuard('http:', ['10.0.0.0/8']);
  const lied = { isAllowed: liar, signal: never, resolve: answers('127.0.0.1') };
  expect((await postWebhook(sent, lied)).answer).toBe('private');
  expect(receiver.received).toHaveLength(1);
});

// NOTIFICATIONS-8
test.each(['http://127.0.0.1:1/', 'http://2130706433/', 'http://0x7f.1/', 'http://[::1]/'])(
  '%s is refused before a connection is opened',
  async (url) => {
    const isAllowed = addressGuard('https:', []);
    const answer = await postWebhook({ url, headers: {}, body: '' }, { isAllowed, signal: never });
    expect(answer).toEqual({ isDelivered: false, answer: 'private' });
  },
);

// NOTIFICATIONS-4, NOTIFICATIONS-8
test('an attempt returns its result, follows no redirect, times out and reads no long response', async () => {
  const receiver = await openReceiver();
  const sent = { url: receiver.url, headers: { 'webhook-id': 'one' }, body: '{"é":1}' };
  const post = async (url = sent.url, signal = never) =>
    (await postWebhook({ ...sent, url }, { isAllowed: isLoopback, signal })).answer;
  expect(await post()).toMatch(/^status 204 \d+$/);
  expect(receiver.received[0]?.body).toBe(sent.body);
  receiver.answer = 302;
  expect(await post()).toMatch(/^redirect 302 \d+$/);
  expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/']);
  receiver.answer = 'silent';
  expect(await post(sent.url, AbortSignal.timeout(20))).toBe('timeout');
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  expect(await post(`http://127.0.0.1:${port}/`)).toBe('unreachable ECONNREFUSED');

  // It never ends: the server would read forever if it did not cut it off.
  let isCut = false;
  const endless = createServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    const flood = () => {
      while (!socket.destroyed && socket.write(Buffer.alloc(16_384)));
    };
    socket.on('drain', flood);
    socket.on('error', () => undefined);
    socket.on('close', () => (isCut = true));
    flood();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  onTestFinished(() => void endless.close());
  const { port: endlessPort } = endless.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${endlessPort}/`)).toMatch(/^status 200 /);
  await expect.poll(() => isCut).toBe(true);
});

// NOTIFICATIONS-6
test('a signature is the HMAC-SHA256 of id, time and body, as Standard Webhooks specifies', () => {
  const secret = webhookSecret(Buffer.alloc(32, 7).toString('base64url'));
  expect(secret).toBe(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);
  const signed = signatureOf(secret, { id: 'e', seconds: 1_700_000_000, body: '{}' });
  const hmac = createHmac('sha256', Buffer.alloc(32, 7)).update('e.1700000000.{}');
  expect(signed).toBe(`v1,${hmac.digest('base64')}`);
  // The example of the specification of Standard Webhooks.
  expect(
    signatureOf('whsec_plJ3nmyCDGBKInavdOK15jsl', {
      id: 'msg_loFOjxBNrRLzqYUf',
      seconds: 1_731_705_121,
      body: '{"event_type":"ping","data":{"success":true}}',
    }),
  ).toBe('v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=');
});

// NOTIFICATIONS-4
test('retries wait longer each time, up to half an hour, with random spread', () => {
  const since = '2026-11-20T03:00:00.000Z';
  const waitAfter = (tries: number, chance: number, now = new Date(since)) => {
    const next = nextTryOf({ tries }, triedUntil(since), now, chance);
    return next === undefined ? undefined : Date.parse(next) - now.getTime();
  };
  const waits = Array.from({ length: 8 }, (_, index) => waitAfter(index + 1, 0.5));
  expect(waits).toEqual([5, 30, 120, 600, 1_800, 1_800, 1_800, 1_800].map((s) => s * 1_000));
  expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([4_000, 6_000]);
  const end = triedUntil(since);
  expect(end).toBe('2026-11-23T03:00:00.000Z');
  const before = (ms: number) => new Date(Date.parse(end) - ms);
  expect(waitAfter(9, 0.5, before(1_800_000))).toBe(1_800_000);
  expect(waitAfter(9, 0.5, before(1_799_999))).toBeUndefined();
});
