// Usage: npm run flood [-- SCENE …]
// Floods the server from loopback addresses (127.0.x.y) and measures what phones and the owner of an account notice.
import { startServer } from '../../e2e/base/running-server.ts';
import { lineOf } from '../measurement.ts';
import {
  campusBehindOneAddress,
  escalationsNotified,
  heldConnections,
  openScene,
  strangers,
} from './scenes.ts';

const scenes = { heldConnections, campusBehindOneAddress, strangers, escalationsNotified };
// The scenes named on the command line, otherwise all.
const asked = process.argv.slice(2);

let short = 0;
for (const [name, play] of Object.entries(scenes)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(name);
  // New data each time: the limits used up by one scene do not count in the next.
  const server = await startServer({ RATE_LIMIT: 'on', LOG_LEVEL: 'error' });
  try {
    for (const measurement of await play(await openScene(server))) {
      console.log(lineOf(measurement));
      if (!measurement.holds) short += 1;
    }
  } finally {
    await server.stop();
  }
}
process.exit(short === 0 ? 0 : 1);
