import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A span as it was received. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentId: string;
  name: string;
  kind: number;
  isFailed: boolean;
  attributes: Readonly<Record<string, string | number>>;
};

/** A field of a message of Protocol Buffers: a whole number, or bytes. */
type Field = { number: number; value: number | Buffer };

function* fieldsIn(bytes: Buffer): Generator<Field> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const [number, wire] = [Math.floor(tag / 8), tag % 8];
    if (wire === 0) yield { number, value: varint() };
    else {
      const length = wire === 1 ? 8 : wire === 5 ? 4 : varint();
      yield { number, value: bytes.subarray(at, at + length) };
      at += length;
    }
  }
}

/** Returns the messages in a message under a field number. */
function messages(bytes: Buffer, wanted: number): Buffer[] {
  return [...fieldsIn(bytes)].flatMap(({ number, value }) =>
    number === wanted && value instanceof Buffer ? [value] : [],
  );
}

function numberIn(bytes: Buffer, wanted: number): number {
  const found = [...fieldsIn(bytes)].find(({ number }) => number === wanted);
  return typeof found?.value === 'number' ? found.value : 0;
}

/** Returns the attributes under a field number; whole numbers stay numbers. */
function attributesIn(bytes: Buffer, wanted: number): Record<string, string | number> {
  const pairs = messages(bytes, wanted).map((pair) => {
    const [key = Buffer.alloc(0)] = messages(pair, 1);
    const [value = Buffer.alloc(0)] = messages(pair, 2);
    const [text] = messages(value, 1);
    return [String(key), text === undefined ? numberIn(value, 3) : String(text)] as const;
  });
  return Object.fromEntries(pairs);
}

function spanOf(bytes: Buffer): ReceivedSpan {
  const hex = (number: number) => messages(bytes, number)[0]?.toString('hex') ?? '';
  const [status = Buffer.alloc(0)] = messages(bytes, 15);
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: String(messages(bytes, 5)[0] ?? ''),
    kind: numberIn(bytes, 6),
    isFailed: numberIn(status, 3) === 2,
    attributes: attributesIn(bytes, 9),
  };
}

export type OtlpReceiver = {
  url: string;
  spans: ReceivedSpan[];
  /** The attributes of the process that sent them. */
  resource: Readonly<Record<string, string | number>>;
  headers: IncomingHttpHeaders;
  /** Everything that came, as it came. */
  bytes: Buffer;
  /** The status for the next requests; 'silent' never answers. */
  answer: number | 'silent';
  requests: number;
};

/** Opens a receiver of traces by OTLP over HTTP on a free port of loopback, until the test ends. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const receiver: OtlpReceiver = {
    url: '',
    spans: [],
    resource: {},
    headers: {},
    bytes: Buffer.alloc(0),
    answer: 200,
    requests: 0,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.requests += 1;
      receiver.headers = request.headers;
      if (receiver.answer === 'silent') return;
      response.writeHead(receiver.answer).end();
      if (receiver.answer !== 200) return;
      const bytes = Buffer.concat(chunks);
      receiver.bytes = Buffer.concat([receiver.bytes, bytes]);
      for (const ofProcess of messages(bytes, 1)) {
        const [resource = Buffer.alloc(0)] = messages(ofProcess, 1);
        receiver.resource = attributesIn(resource, 1);
        for (const scope of messages(ofProcess, 2)) {
          receiver.spans.push(...messages(scope, 2).map(spanOf));
        }
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return receiver;
}
