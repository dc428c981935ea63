// Whether the server with these settings answers, as an exit status: what a container asks of itself.
import { loadConfig } from '../base/config.ts';

const { port } = loadConfig();
const url = `http://127.0.0.1:${port}/api/health`;
const isHealthy = await fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
