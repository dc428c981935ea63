import { Socket } from 'node:net';

// A test that connects to anything but loopback fails (START-10).
const isLoopback = /^(localhost|127\.[\d.]+|::1|::ffff:(127\.[\d.]+|7f[\da-f]{2}:[\da-f]{1,4}))$/;
const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket;

type ConnectTarget = { host?: string; path?: string } | number | string;

/** Returns the host that is asked for, in each of the ways of `net.connect`; a path is a socket of this machine. */
function hostOf([first, second]: readonly unknown[]): string {
  // Between Node's own functions the arguments travel as a list.
  if (Array.isArray(first)) return hostOf(first);
  const target = first as ConnectTarget;
  if (typeof target === 'object') return target.path === undefined ? (target.host ?? '::1') : '::1';
  return typeof target === 'number' && typeof second === 'string' ? second : '::1';
}

function connectToLoopback(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args);
  if (!isLoopback.test(host)) throw new Error(`A test connects to ${host}, which is not loopback.`);
  return Reflect.apply(connect, this, args);
}

// Every test file runs this again, in the one worker that they share.
if (connect.name !== connectToLoopback.name) Socket.prototype.connect = connectToLoopback;
