import fc, { type Arbitrary } from 'fast-check';
import { API } from '#core/api/api.ts';
import type { Endpoint } from '#core/api/endpoint.ts';
import { hostileText, valuesOf, type JsonSchema } from './hostile-values.ts';

/** A request that a client may send; one that is signed goes with an administrator's session. */
export type HostileRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  isSigned: boolean;
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** The smallest PNG. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
// And what pretends to be a picture.
const FILES = [
  PNG,
  PNG.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
  Buffer.concat([PNG, Buffer.alloc(50_000, 7)]),
];

const text = (value: string) => Buffer.from(value, 'utf8');

/** Header values are bytes of Latin-1 without control characters. */
const headerText = hostileText.map((value) =>
  value.replace(/[^\t\u0020-\u007e\u00a0-\u00ff]/g, '').slice(0, 500),
);

/** An address may hold any visible ASCII character; others are escaped, or the client would refuse it. */
const pathText = fc.oneof(
  hostileText.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 400)),
  hostileText.map((value) => value.replace(/[^\u0021-\u007e]/g, '').slice(0, 400)),
);

type Part = { name: string; filename: string | undefined; type: string; content: Buffer };

const part: Arbitrary<Part> = fc.record({
  name: fc.oneof({ weight: 4, arbitrary: fc.constant('file') }, headerText),
  filename: fc.option(fc.oneof(fc.constantFrom('a.png', '../a.png', ''), headerText), {
    nil: undefined,
  }),
  type: fc.constantFrom('image/png', 'image/svg+xml', 'text/plain', 'x', ''),
  content: fc.oneof(fc.constantFrom(...FILES), hostileText.map(text)),
});

function formOf(parts: readonly Part[], boundary: string): Buffer {
  const written = parts.flatMap(({ name, filename, type, content }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`;
    return [text(head), content, text('\r\n')];
  });
  return Buffer.concat([...written, text(`--${boundary}--\r\n`)]);
}

type Content = { type: string | undefined; body: Buffer | undefined };

/** Forms that are whole, cut short, without a boundary, with another one, or not forms. */
const form: Arbitrary<Content> = fc
  .record({
    parts: fc.array(part, { minLength: 0, maxLength: 3 }),
    boundary: fc.constantFrom('b', '----x', 'a b'),
    type: fc.constantFrom(
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=not',
      'multipart/form-data; charset=x; boundary="',
    ),
    isBare: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
  })
  .map(({ parts, boundary, type, isBare, cut }) => {
    const whole = formOf(parts, boundary);
    const body = cut === null ? whole : whole.subarray(0, Math.floor(whole.length * cut));
    return { type: isBare ? 'multipart/form-data' : `${type}${boundary}`, body };
  });

const TYPES = [
  undefined,
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/problem+json',
  'x',
];

/** Returns JSON that is cut, nested, or not JSON; bytes that are not text. */
const brokenBody = (json: Arbitrary<string>): Arbitrary<Content> =>
  fc.record({
    type: fc.constantFrom(...TYPES),
    body: fc.oneof(
      json.map((whole) => text(whole.slice(0, Math.floor(whole.length / 2)))),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom('[', '{"data":', 'null', '""', '{"data":null}', '{"data":[]}').map(text),
      fc
        .integer({ min: 1, max: 3_000 })
        .map((n) => text(`{"data":${'['.repeat(n)}${']'.repeat(n)}}`)),
      fc.constant(text('{"__proto__":{"a":1},"data":{"__proto__":{"admin":true}}}')),
      fc.constant(text(`{"data":{"x":"${'y'.repeat(270_000)}"}}`)),
      fc.constant(undefined),
    ),
  });

function contentsFor(endpoint: Endpoint, known: readonly string[]): Arbitrary<Content> {
  const data = endpoint.body ? valuesOf(endpoint.body, known) : fc.constant({});
  const json = data.map((value) => JSON.stringify({ data: value }));
  const sound = json.map((whole) => ({ type: 'application/json', body: text(whole) }));
  const isUpload = endpoint === API.uploadFile;
  return fc.oneof(
    { weight: isUpload ? 1 : 12, arbitrary: sound },
    { weight: 2, arbitrary: brokenBody(json) },
    { weight: isUpload ? 12 : 1, arbitrary: form },
  );
}

function encode(value: unknown): string {
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(written.toWellFormed());
}

function queriesFor(endpoint: Endpoint, known: readonly string[]): Arbitrary<string> {
  const { properties = {} } = (endpoint.query ?? {}) as JsonSchema;
  const own = Object.entries(properties).map(([name, schema]) =>
    fc.option(
      valuesOf(schema, known).map((value) => `${name}=${encode(value).slice(0, 400)}`),
      { freq: 5 },
    ),
  );
  const strange = fc.tuple(pathText, pathText).map(([name, value]) => `${name}=${value}`);
  return fc
    .tuple(fc.tuple(...own), fc.option(strange, { freq: 8 }))
    .map(([pairs, other]) => [...pairs, other].filter((pair) => pair !== null).join('&'));
}

function pathsOf(endpoint: Endpoint, known: readonly string[]): Arbitrary<string> {
  const parts = endpoint.path
    .split(/(\{\w+\})/)
    .map((piece) =>
      piece.startsWith('{')
        ? fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...known).map(encodeURIComponent) },
            pathText,
          )
        : fc.constant(piece),
    );
  const whole = fc.tuple(...parts).map((pieces) => pieces.join(''));
  const strange = fc.tuple(whole, pathText).map(([path, more]) => `${path}/${more}`);
  return fc.oneof({ weight: 20, arbitrary: whole }, strange);
}

const strangeHeaders: Arbitrary<Record<string, string>> = fc.record(
  {
    'idempotency-key': fc.oneof(fc.uuid(), headerText),
    accept: fc.oneof(fc.constantFrom('text/html', '*/*', 'application/json'), headerText),
    origin: fc.constantFrom('null', 'http://localhost', 'https://elsewhere.example', 'x'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'x'),
    'if-none-match': headerText,
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1', 'x'),
    'x-forwarded-for': headerText,
    'x-xsrf-token': headerText,
    'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'x'),
    cookie: headerText,
    host: fc.constantFrom('localhost', 'elsewhere.example', 'x:99999'),
  },
  { requiredKeys: [] },
);

function requestsTo(endpoint: Endpoint, known: readonly string[]): Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant(endpoint.method) },
        fc.constantFrom(...METHODS),
      ),
      path: pathsOf(endpoint, known),
      query: queriesFor(endpoint, known),
      content: contentsFor(endpoint, known),
      strange: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, strangeHeaders),
      isSigned: fc.integer({ min: 0, max: 9 }).map((n) => n < 7),
    })
    .map(({ method, path, query, content, strange, isSigned }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const { type } = content;
      return {
        method,
        url: query === '' ? path : `${path}?${query}`,
        headers: { ...strange, ...(hasBody && type !== undefined ? { 'content-type': type } : {}) },
        body: hasBody ? content.body : undefined,
        isSigned,
      };
    });
}

/**
 * Makes requests to every endpoint of the table, most of them nearly right: the same ones for the same seed
 * and the same `known` ids, which are in paths and texts.
 */
export function hostileRequests(
  count: number,
  seed: number,
  known: readonly string[],
): HostileRequest[] {
  const every = Object.values(API).map((endpoint) => requestsTo(endpoint, known));
  return fc.sample(fc.oneof(...every), { numRuns: count, seed });
}
