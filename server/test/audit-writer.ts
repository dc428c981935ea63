// A process of its own that adds rows to the trail of the installation that its environment names.
import { loadConfig } from '../base/config.ts';
import { auditAlone } from '../domain/audit.sql.ts';
import { openDeps } from '../process/open-deps.ts';

const [writer = '', rows = '0'] = process.argv.slice(2);
const deps = await openDeps(loadConfig());
for (let row = 0; row < Number(rows); row += 1) {
  await auditAlone(deps, { who: null, what: 'settings.edit', subject: `${writer}/${row}` });
}
await deps.db.close();
