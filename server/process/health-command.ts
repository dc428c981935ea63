// This command exits with 0 if the server with these settings answers. A container uses it to check itself.
import { loadConfig } from '../base/config.ts';

const { port } = loadConfig();
const url = `http://127.0.0.1:${port}/api/health`;
const isHealthy = await fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isHealthy ? 0 : 1;
