// A process of its own that does what servers do at their hours, at the installation that its environment names.
import { loadConfig } from '../base/config.ts';
import { sweepByTerms } from '../privacy/sweep.ts';
import { openDeps } from '../process/open-deps.ts';
import { remind } from '../reminders/remind.ts';
import { cutAudit } from '../audit/cut.ts';

const config = loadConfig();
const deps = await openDeps(config);
await remind(config, deps);
const gone = await sweepByTerms(deps, config);
await cutAudit(deps);
await deps.db.close();
process.stdout.write(JSON.stringify(gone));
