import { expect, test } from 'vitest';
import { newKey, uuidFrom } from './device.ts';

const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

// OFFLINE-1
test('random bytes become a version 4 UUID', () => {
  expect(uuidFrom(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidFrom(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});

// OFFLINE-1
test('every key is new', () => {
  expect(newKey()).toMatch(UUID_4);
  expect(newKey()).not.toBe(newKey());
});
