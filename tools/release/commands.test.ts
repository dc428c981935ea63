import { join } from 'node:path';
import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { parseValue } from '../../server/test/parse-json.ts';
import { readJson, root } from '../base/runtime.mjs';
import { nodeFlags } from './needed.ts';

const Package = Type.Object({ scripts: Type.Record(Type.String(), Type.String()) });

// Without the flags a backup of a million records takes 130 MB more of the memory.
test("commands that may read every row run with the server's limits", () => {
  const { scripts } = parseValue(Package, readJson(join(root, 'package.json')));
  expect(nodeFlags()).toHaveLength(2);
  const bounded = `node ${nodeFlags().join(' ')} server/admin-command.ts`;
  expect(scripts['admin']).toBe(bounded);
  expect(scripts['drill']).toBe(`${bounded} drill`);
  expect(scripts['move']).toBe(`${bounded} move`);
});
