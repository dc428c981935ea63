import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A TCP line on loopback to another port, which can fall silent like a cut network: neither end hears about it. */
export type SilentLine = {
  readonly cut: () => void;
  /** Ends the silent connections, and lets all others through. */
  readonly heal: () => void;
  readonly close: () => void;
};

export async function openSilentLine(from: number, to: number): Promise<SilentLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((caller) => {
    hold(caller);
    if (isCut) return;
    const called = connect(to, '127.0.0.1');
    hold(called);
    caller.pipe(called).pipe(caller);
    caller.on('close', () => called.destroy());
    called.on('close', () => caller.destroy());
  });
  server.listen(from, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    cut: () => {
      isCut = true;
      for (const socket of open) socket.unpipe().pause();
    },
    heal: () => {
      isCut = false;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
