import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export type SinkLetter = { from: string; to: string[]; user: string; message: string };

export type SmtpSink = {
  port: number;
  letters: SinkLetter[];
  /** What goes wrong with the next letters: refused at their recipient, or cut off after their text. */
  fault: 'refuse' | 'hang up' | undefined;
};

/** Talks as much SMTP (RFC 5321) as a client needs to get rid of a letter. */
function converse(socket: Socket, sink: SmtpSink): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let letter: SinkLetter = { from: '', to: [], user: '', message: '' };
  let text: string[] | undefined;
  let rest = '';

  const hear = (line: string) => {
    if (text) {
      if (line !== '.') {
        text.push(line.replace(/^\./, ''));
        return;
      }
      if (sink.fault === 'hang up') {
        socket.destroy();
        return;
      }
      sink.letters.push({ ...letter, message: text.join('\r\n') });
      letter = { ...letter, to: [] };
      text = undefined;
      say('250 kept');
      return;
    }
    const [, command = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const address = /<(.*)>/.exec(argument)?.[1] ?? '';
    switch (command.toUpperCase()) {
      case 'EHLO':
        say('250-sink');
        say('250 AUTH PLAIN');
        break;
      case 'AUTH':
        letter.user = Buffer.from(argument.slice(6), 'base64').toString().split('\0')[1] ?? '';
        say('235 in');
        break;
      case 'MAIL':
        letter.from = address;
        say('250 go on');
        break;
      case 'RCPT':
        if (sink.fault === 'refuse') {
          say('451 not now');
          break;
        }
        letter.to.push(address);
        say('250 go on');
        break;
      case 'DATA':
        text = [];
        say('354 go on');
        break;
      case 'QUIT':
        say('221 bye');
        socket.end();
        break;
      default:
        say('250 fine');
    }
  };

  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 sink');
}

/** A mail server on a free port that keeps what it is sent, until the test ends. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const sink: SmtpSink = { port: 0, letters: [], fault: undefined };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, sink);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  sink.port = typeof address === 'object' && address ? address.port : 0;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return sink;
}
