// Usage: node tools/access.ts
// Writes who may call what as docs/compliance/access.md; a test says when it must be run.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessDocument } from '../server/test/access/access-matrix.ts';
import { root } from './base/runtime.mjs';

writeFileSync(join(root, 'docs/compliance/access.md'), accessDocument());
