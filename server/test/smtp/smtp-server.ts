import { createServer, type Socket } from 'node:net';

export type SinkEmail = { from: string; to: string[]; user: string; message: string };

export type SmtpSink = {
  port: number;
  emails: SinkEmail[];
  /** The fault of the next emails: rejected at their recipient, or cut off after their text. */
  fault: 'refuse' | 'hang up' | undefined;
  /** The promise for which the server waits before it answers the text of an email. */
  ready: Promise<void>;
};

/** Talks as much SMTP (RFC 5321) as a client needs to send an email. */
function converse(socket: Socket, sink: SmtpSink): void {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let email: SinkEmail = { from: '', to: [], user: '', message: '' };
  let text: string[] | undefined;
  let rest = '';

  const hear = (line: string) => {
    if (text) {
      if (line !== '.') {
        text.push(line.replace(/^\./, ''));
        return;
      }
      const sent = { ...email, message: text.join('\r\n') };
      email = { ...email, to: [] };
      text = undefined;
      void sink.ready.then(() => {
        if (sink.fault === 'hang up') return socket.destroy();
        sink.emails.push(sent);
        return reply('250 ok');
      });
      return;
    }
    const [, command = '', argument = ''] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    const address = /<(.*)>/.exec(argument)?.[1] ?? '';
    switch (command.toUpperCase()) {
      case 'EHLO':
        reply('250-sink');
        reply('250 AUTH PLAIN');
        break;
      case 'AUTH':
        email.user = Buffer.from(argument.slice(6), 'base64').toString().split('\0')[1] ?? '';
        reply('235 in');
        break;
      case 'MAIL':
        email.from = address;
        reply('250 go on');
        break;
      case 'RCPT':
        if (sink.fault === 'refuse') {
          reply('451 not now');
          break;
        }
        email.to.push(address);
        reply('250 go on');
        break;
      case 'DATA':
        text = [];
        reply('354 go on');
        break;
      case 'STARTTLS':
        reply('502 not here');
        break;
      case 'QUIT':
        reply('221 bye');
        socket.end();
        break;
      default:
        reply('250 fine');
    }
  };

  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  reply('220 sink');
}

/** Starts a mail server on a free port of this machine that collects what it is sent, until it is closed. */
export async function startSmtpSink(): Promise<{ sink: SmtpSink; close: () => void }> {
  const sink: SmtpSink = { port: 0, emails: [], fault: undefined, ready: Promise.resolve() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, sink);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  sink.port = typeof address === 'object' && address ? address.port : 0;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { sink, close };
}
