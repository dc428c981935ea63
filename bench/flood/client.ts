import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** The answer, `ms` after the request, with a body of `bytes`; status 0 if none came. */
export interface Answer {
  status: number;
  ms: number;
  cookies: string[];
  headers: IncomingHttpHeaders;
  body: string;
  bytes: number;
}

export interface Ask {
  method?: 'GET' | 'POST';
  path: string;
  data?: object;
  headers?: Record<string, string>;
}

/** Returns a client with an address of its own on loopback, such as 127.0.4.17; `isNew` opens a connection for each call. */
export function clientAt(port: number, localAddress: string, isNew = false) {
  const agent = new Agent({ keepAlive: !isNew });
  return async ({ method = 'GET', path, data, headers = {} }: Ask): Promise<Answer> => {
    const began = performance.now();
    const content = data && JSON.stringify({ data });
    const sent = content ? { 'content-type': 'application/json', ...headers } : headers;
    return await new Promise((resolve) => {
      const end = (
        status: number,
        cookies: string[] = [],
        body = Buffer.alloc(0),
        headers: IncomingHttpHeaders = {},
      ) =>
        resolve({
          status,
          ms: performance.now() - began,
          cookies,
          headers,
          body: body.toString(),
          bytes: body.length,
        });
      const call = request(
        { host: '127.0.0.1', port, localAddress, agent, method, path, headers: sent },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', () => end(0));
          response.on('end', () => {
            const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]);
            const body = Buffer.concat(parts);
            end(response.statusCode ?? 0, cookies as string[], body, response.headers);
          });
        },
      );
      call.on('error', () => end(0));
      call.setTimeout(20_000, () => call.destroy());
      call.end(content);
    });
  };
}
