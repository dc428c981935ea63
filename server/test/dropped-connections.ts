import { once } from 'node:events';
import { connect } from 'node:net';
import { API } from '#core/api/api.ts';
import { PNG, type HostileRequest } from './hostile/hostile-requests.ts';

/** Returns a request as it goes over the line, to be the only one of its connection. */
function written({ method, url, headers, body }: HostileRequest): Buffer {
  const lines = Object.entries({ host: 'x', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const length = body === undefined ? '' : `content-length: ${body.length}\r\n`;
  const head = `${method} ${url} HTTP/1.1\r\nconnection: close\r\n${lines.join('')}${length}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** Returns a request to upload a picture of one pixel. */
function upload(cookie: string): Buffer {
  const part =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  return written({
    method: 'POST',
    url: API.uploadFile.path,
    headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(part), PNG, Buffer.from('\r\n--b--\r\n')]),
    isSigned: true,
  });
}

/** Sends the request up to a byte and closes the connection, as programs end or as lines break. */
async function drop(port: number, request: Buffer, end: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const closed = new Promise((close) => socket.once('close', close));
  await once(socket, 'connect').catch(() => undefined);
  await new Promise((sent) => socket.write(request.subarray(0, end), sent));
  if (end % 2) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** Returns the first line of the answer to a request, or '' if none comes within `patience` ms. */
async function firstLine(port: number, request: Buffer, patience: number): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.setTimeout(patience, () => socket.destroy());
  socket.write(request);
  await new Promise((close) => socket.once('close', close));
  return text.split('\r\n')[0] ?? '';
}

/**
 * Drops a connection at every byte of an upload, sixteen at once, so that others wait meanwhile. Returns how
 * many, and the first line that a good upload is answered with within ten seconds (API-25).
 */
export async function dropUploads(port: number, cookie: string) {
  const whole = upload(cookie);
  let dropped = 0;
  for (let from = 1; from <= whole.length; from += 16) {
    const ends = Array.from({ length: 16 }, (_, n) => from + n).filter((n) => n <= whole.length);
    await Promise.all(ends.map(async (end) => await drop(port, whole, end)));
    dropped += ends.length;
  }
  const until = performance.now() + 10_000;
  let line = '';
  // It may be asked to come again while the server still hears about the last ones.
  while (!line.includes(' 200 ') && performance.now() < until) {
    line = await firstLine(port, whole, until - performance.now());
  }
  return { dropped, line };
}

/** Drops the connection of a request at a byte that follows from its number. */
export async function dropRequest(
  port: number,
  asked: HostileRequest,
  { cookie, number }: { cookie: string; number: number },
): Promise<void> {
  const headers = asked.isSigned ? { cookie, ...asked.headers } : asked.headers;
  const request = written({ ...asked, headers });
  await drop(port, request, 1 + ((number * 7_919) % request.length));
}
