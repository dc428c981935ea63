import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createTcp, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The time in ms that a receiver takes for each. */
const TAKES = 200;

/** The time when each advisor's escalation was reported, by the typed name. */
type Heard = ReadonlyMap<string, number>;

async function portOf(server: HttpServer | ReturnType<typeof createTcp>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Starts a receiver of webhooks that takes its time, and hears one at a time. */
export async function slowWebhook() {
  const heard = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = /"advisor":"([^"]+)"/.exec(Buffer.concat(chunks).toString())?.[1];
      void pause(TAKES).then(() => {
        if (name !== undefined) heard.set(name, performance.now());
        response.writeHead(204).end();
      });
    });
  });
  const port = await portOf(server);
  return {
    url: `http://127.0.0.1:${port}/told`,
    heard: heard as Heard,
    close: () => server.close(),
  };
}

/** Starts a mail server that takes its time for each mail. */
export async function slowMail() {
  const heard = new Map<string, number>();
  const server = createTcp((socket) => {
    let text: string | undefined;
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        if (text === undefined) {
          const command = line.slice(0, 4).toUpperCase();
          if (command === 'DATA') text = '';
          socket.write(command === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
          if (command === 'QUIT') socket.end();
        } else if (line === '.') {
          // A line that was too long for mail goes on behind '='.
          const whole = text.replaceAll('=\n', '');
          const name = /Name as typed: \S*?((?:Real|Stranger) \d+)/.exec(whole)?.[1];
          text = undefined;
          void pause(TAKES).then(() => {
            if (name !== undefined) heard.set(name, performance.now());
            socket.write('250 ok\r\n');
          });
        } else text += `${line}\n`;
      }
    });
  });
  const port = await portOf(server);
  return { url: `smtp://127.0.0.1:${port}`, heard: heard as Heard, close: () => server.close() };
}
