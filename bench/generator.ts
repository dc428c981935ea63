// Sends prepared bytes and reads only lengths, in a program of its own, since it shares the server's cores.
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { createHistogram, performance } from 'node:perf_hooks';
import type { Answers } from './program.ts';

/** The bytes to send, the ports of 127.0.0.1 in turn, the number of connections and the time. */
export interface Load {
  ports: readonly number[];
  /** The bytes of a request; `KEY` in them becomes a new UUID in each request. */
  request: string;
  connections: number;
  ms: number;
}

const HEAD_END = '\r\n\r\n';
const KEY = 'KEY';

/** Returns the bytes of a whole answer whose head ends at `end`. */
function lengthOf(head: string, end: number): number {
  const [, length = '0'] = /content-length: (\d+)/i.exec(head) ?? [];
  return end + HEAD_END.length + Number(length);
}

async function run({ ports, request, connections, ms }: Load): Promise<Answers> {
  const [before = '', after] = request.split(KEY);
  const next = () => (after === undefined ? before : before + randomUUID() + after);
  const times = createHistogram();
  let failed = 0;
  const began = performance.now();

  const talk = async (_: unknown, n: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let sent = 0;
    let missing = 0;
    const send = () => {
      sent = performance.now();
      socket.write(next(), 'latin1');
    };
    const read = (bytes: number, buffer: Uint8Array) => {
      if (missing === 0) {
        const text = Buffer.from(buffer.buffer, buffer.byteOffset, Math.min(bytes, 4_096));
        const end = text.indexOf(HEAD_END);
        const head = text.toString('latin1', 0, end);
        if (!head.startsWith('HTTP/1.1 200')) failed += 1;
        missing = lengthOf(head, end);
      }
      missing -= bytes;
      if (missing > 0) return true;
      // A body longer than its head announced is not an answer.
      if (missing < 0) failed += 1;
      missing = 0;
      const now = performance.now();
      times.record(Math.max(1, Math.round((now - sent) * 1_000)));
      if (now - began < ms) send();
      else socket.destroy();
      return true;
    };
    const socket = connect({
      port: ports[n % ports.length] ?? 0,
      host: '127.0.0.1',
      onread: { buffer: Buffer.alloc(128 * 1024), callback: read },
    });
    socket.setNoDelay(true);
    socket.on('connect', send).on('close', resolve).on('error', reject);
    await promise;
  };

  await Promise.all(Array.from({ length: connections }, talk));
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: times.count / seconds, p99: times.percentile(99) / 1_000, failed };
}

process.on('message', (load: Load) => void run(load).then((answers) => process.send?.(answers)));
