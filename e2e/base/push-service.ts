import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Type, type Static } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';

/** A message of the protocol between Firefox and its push service; an empty one is a sign of life. */
const Message = Type.Object({
  messageType: Type.Optional(Type.String()),
  channelID: Type.Optional(Type.String()),
});

/** The text by which a server shows that it speaks WebSocket (RFC 6455). */
const SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Makes a frame with a short text, or one of at most 65,535 bytes. */
function frameOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const isShort = bytes.length < 126;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head.writeUInt8(0x81, 0);
  if (isShort) head.writeUInt8(bytes.length, 1);
  else {
    head.writeUInt8(126, 1);
    head.writeUInt16BE(bytes.length, 2);
  }
  return Buffer.concat([head, bytes]);
}

/** Takes the first whole frame of a browser off the bytes; undefined until there is one. */
function frameIn(bytes: Buffer): { isText: boolean; text: string; rest: Buffer } | undefined {
  if (bytes.length < 8) return undefined;
  const isLong = (bytes.readUInt8(1) & 127) === 126;
  const length = isLong ? bytes.readUInt16BE(2) : bytes.readUInt8(1) & 127;
  const from = (isLong ? 4 : 2) + 4;
  if (bytes.length < from + length) return undefined;
  const mask = bytes.subarray(from - 4, from);
  const plain = bytes.subarray(from, from + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  const isText = (bytes.readUInt8(0) & 15) === 1;
  return { isText, text: Buffer.from(plain).toString(), rest: bytes.subarray(from + length) };
}

/**
 * Starts a push service on loopback for Firefox, by Mozilla's protocol: browsers get addresses from it over a WebSocket,
 * and closed messages that are posted there. It answers 410 once a phone has given its address back.
 */
export async function startPushService() {
  const channels = new Map<string, (body: Buffer, encoding: string) => void>();
  const sockets = new Set<Duplex>();
  let generation = 0;
  const posted: Buffer[] = [];
  let url = '';

  const serve = (socket: Duplex): void => {
    const send = (message: object): void => {
      socket.write(frameOf(JSON.stringify(message)));
    };
    const answer = ({ messageType, channelID = '' }: Static<typeof Message>): void => {
      const said = { messageType, channelID, status: 200 };
      if (messageType === 'hello')
        send({
          ...said,
          uaid: String(generation).padStart(32, '0'),
          use_webpush: true,
          broadcasts: {},
        });
      if (messageType === 'register') {
        channels.set(`/${channelID}`, (body, encoding) => {
          const data = body.toString('base64url');
          const version = String(posted.length);
          send({ messageType: 'notification', channelID, version, data, headers: { encoding } });
        });
        send({ ...said, pushEndpoint: `${url}/${channelID}` });
      }
      if (messageType === 'unregister') {
        channels.delete(`/${channelID}`);
        send(said);
      }
    };
    let bytes = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (more: Buffer) => {
      bytes = Buffer.concat([bytes, more]);
      for (let frame = frameIn(bytes); frame; frame = frameIn(bytes)) {
        bytes = Buffer.from(frame.rest);
        if (frame.isText) answer(parseJson(Message, frame.text));
      }
    });
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const deliver = channels.get(request.url ?? '');
      posted.push(Buffer.concat(chunks));
      deliver?.(Buffer.concat(chunks), String(request.headers['content-encoding']));
      response.writeHead(deliver ? 201 : 410).end();
    });
  });
  server.on('upgrade', ({ headers }: IncomingMessage, socket: Duplex) => {
    const accept = createHash('sha1')
      .update(String(headers['sec-websocket-key']) + SALT)
      .digest('base64');
    const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    const protocol = headers['sec-websocket-protocol'];
    lines.push(`Sec-WebSocket-Accept: ${accept}`);
    if (protocol !== undefined) lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return {
    /** The settings of a Firefox that asks this service, and shows what comes without a window. */
    prefs: {
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://127.0.0.1:${port}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'dom.push.retryBaseInterval': 200,
      'permissions.default.desktop-notification': 1,
      'alerts.useSystemBackend': false,
    },
    /** The messages that came, as they came: closed. */
    posted,
    /** Forgets every address, as a service does that lost its browsers: each is told at once, and has to get another. */
    forgetAll: () => {
      generation += 1;
      channels.clear();
      for (const socket of sockets) socket.destroy();
    },
    /** Counts the addresses that browsers have. */
    addresses: () => channels.size,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
