// A process of its own, which the flood does not slow down: reads a guide on a new connection every 50 ms.
import type { Reads } from '../program.ts';
import { clientAt } from './client.ts';

/** The order to the reader: the address to read, then, without a path, the end. */
export type Order = { port: number; path?: string };

let reads: Reads = [];
let timer: NodeJS.Timeout | undefined;
process.on('message', ({ port, path }: Order) => {
  clearInterval(timer);
  if (path === undefined) return void process.send?.(reads);
  const found: Reads = [];
  reads = found;
  const read = clientAt(port, '127.0.9.9', true);
  timer = setInterval(() => {
    void read({ path }).then(({ status, ms }) => found.push({ status, ms }));
  }, 50);
  return void process.send?.('reading');
});
