import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The number of bytes after which a connection is cut: of the phone's, or of the answer's. */
export type Cut = { readonly up: number } | { readonly down: number };

/** The answer in place of the server's on a network that wants a sign-in. */
export type Portal = 'page' | 'redirect' | '511';

/** The state of the line: whole, dead, cut at places, or in the hands of a network's sign-in page. */
export type LineState =
  | 'whole'
  | 'dead'
  | { readonly cut: () => Cut | undefined }
  | { readonly portal: () => Portal };

/** The line between phones and the server: TCP, so that a cut also reaches a browser. */
export type Line = {
  readonly port: number;
  /** Connections that were cut, refused or answered by the portal. */
  readonly faults: () => number;
  /** Records that went up, which counts requests of browsers. */
  readonly posts: () => number;
  /** Ends the open connections and gives later ones this state. */
  readonly set: (state: LineState) => void;
  readonly close: () => Promise<void>;
};

const PAGE = '<!doctype html><title>Wi-Fi</title><h1>Sign in to the network</h1>';

const PORTALS: Record<Portal, string> = {
  page: `HTTP/1.1 200 OK\r\nContent-Type: text/html`,
  redirect: `HTTP/1.1 302 Found\r\nLocation: /sign-in\r\nContent-Type: text/html`,
  '511': `HTTP/1.1 511 Network Authentication Required\r\nContent-Type: text/html`,
};

/** Answers the request with the portal's page once its head is there. */
function answerAsPortal(phone: Socket, portal: Portal): void {
  let head = '';
  phone.on('data', (bytes: Buffer) => {
    head += bytes.toString('latin1');
    if (!head.includes('\r\n\r\n')) return;
    const length = `Content-Length: ${PAGE.length}\r\nConnection: close`;
    phone.end(`${PORTALS[portal]}\r\n${length}\r\n\r\n${PAGE}`);
  });
}

/** Hands on at most `limit` bytes and then breaks both ends off. */
function handOn(from: Socket, to: Socket, limit: number, breakOff: () => void): void {
  let left = limit;
  from.on('data', (bytes: Buffer) => {
    const part = bytes.subarray(0, left);
    left -= bytes.length;
    // The bytes passed on before the cut arrive: a reset would take them back.
    to.write(part, () => {
      if (left <= 0) breakOff();
    });
  });
}

/** Opens a line on a loopback port of its own to the server at `serverPort`. */
export async function openLine(serverPort: number): Promise<Line> {
  let state: LineState = 'whole';
  let faults = 0;
  let posts = 0;
  const open = new Set<Socket>();
  const hold = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
  };
  const server = createServer((phone) => {
    hold(phone);
    if (state === 'dead') {
      faults += 1;
      phone.resetAndDestroy();
      return;
    }
    if (state !== 'whole' && 'portal' in state) {
      faults += 1;
      answerAsPortal(phone, state.portal());
      return;
    }
    const server = connect(serverPort, '127.0.0.1');
    hold(server);
    const cut = state === 'whole' ? undefined : state.cut();
    const breakOff = () => {
      faults += 1;
      phone.resetAndDestroy();
      server.destroy();
    };
    phone.on('data', (bytes: Buffer) => {
      posts += bytes.subarray(0, 16).toString('latin1').startsWith('POST /api/attend') ? 1 : 0;
    });
    handOn(phone, server, cut && 'up' in cut ? cut.up : Infinity, breakOff);
    handOn(server, phone, cut && 'down' in cut ? cut.down : Infinity, breakOff);
    phone.on('close', () => server.destroy());
    server.on('close', () => phone.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    faults: () => faults,
    posts: () => posts,
    set: (next) => {
      state = next;
      endAll();
    },
    close: async () => {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
