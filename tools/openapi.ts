// Usage: node tools/openapi.ts
// Writes the endpoint table as docs/api/openapi.json; a test says when it must be run.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../server/system/openapi.ts';
import { root } from './base/runtime.mjs';

const folder = join(root, 'docs/api');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(openApi(), null, 2)}\n`);
