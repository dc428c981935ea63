import { connect, type Socket } from 'node:net';

const SLOW_BODY =
  'POST /api/attend HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

/** Holds connections that say nothing, half a head, or a body a byte at a time, and come again when they are closed. */
export function holdConnections(port: number, addresses: readonly string[]) {
  const sockets = new Set<Socket>();
  let isOver = false;
  let closed = 0;
  const hold = (localAddress: string, kind: number) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('connect', () => {
      if (kind === 1) socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
      if (kind > 1) socket.write(SLOW_BODY);
    });
    const drip = kind > 1 ? setInterval(() => socket.write(' '), 3_000) : undefined;
    socket.on('close', () => {
      clearInterval(drip);
      sockets.delete(socket);
      closed += 1;
      if (!isOver) setTimeout(() => !isOver && hold(localAddress, kind), 5_000);
    });
  };
  for (const [index, address] of addresses.entries()) hold(address, index % 4);
  return {
    closed: () => closed,
    end: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
