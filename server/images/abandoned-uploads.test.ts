import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { API } from '#core/api/api.ts';
import { describeOnEachDatabase, type TestApp } from '../test/test-app.ts';

// The smallest PNG.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A request to upload the picture, as it goes over the line. */
function written(cookie: string): Buffer {
  const part =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(part), PNG, Buffer.from('\r\n--b--\r\n')]);
  const head = `POST ${API.uploadFile.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

async function listening({ app, signedIn }: TestApp) {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { cookie } = await signedIn();
  const whole = written(cookie);
  /** Sends the request up to a byte. */
  const sendUpTo = async (end: number): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    await new Promise((sent) => socket.write(whole.subarray(0, end), sent));
    return socket;
  };
  /** The first line of the answer to a whole request; hangs where there is none. */
  const answered = async (): Promise<string> => {
    const socket = await sendUpTo(whole.length);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await Promise.race([once(socket, 'close'), setTimeout(10_000)]);
    return text.split('\r\n')[0] ?? '';
  };
  return { length: whole.length, sendUpTo, answered };
}

describeOnEachDatabase('abandoned uploads', (open) => {
  // UPLOAD-6, API-24
  test('uploadFile gives a turn back when its connection closes, waiting or being read', async () => {
    const { length, sendUpTo, answered } = await listening(await open());
    const sockets: Socket[] = [];
    for (let count = 0; count < 4; count += 1) sockets.push(await sendUpTo(length - 40));
    await setTimeout(100);
    for (const waiting of sockets.slice(2)) waiting.destroy();
    await setTimeout(100);
    for (const read of sockets.slice(0, 2)) read.destroy();
    expect(await answered()).toBe('HTTP/1.1 200 OK');
  });
});
