import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ApiErrorCode } from '#core/api/api-errors.ts';
import { ORIGINAL } from '#core/base/language.ts';
import type { Config } from '../base/config.ts';
import { ApiError, problemOf } from './api-error.ts';
import { securityHeaders } from './headers.ts';

/** Node's error codes for a request that it could not read. Any other code becomes INVALID_INPUT. */
const CODES: Record<string, ApiErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'TOO_LARGE',
};

/** Makes the answers that are sent if Fastify has no request to answer, as problem+json with the usual headers (API-3, ACCESS-5). */
export function rawAnswers(config: Pick<Config, 'publicUrl'>) {
  const always = { ...securityHeaders(config), 'cache-control': 'no-store', connection: 'close' };
  const end = (socket: Socket, code: ApiErrorCode) => {
    const { status, body } = problemOf(new ApiError(code), ORIGINAL);
    const content = JSON.stringify(body);
    const headers = {
      ...always,
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(content),
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
    if (socket.writable) socket.write(`${first}${head.join('')}\r\n${content}`);
    // The server does not wait for the rest of the request.
    socket.destroySoon();
  };
  return {
    clientError: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy();
      else end(socket, CODES[error.code ?? ''] ?? 'INVALID_INPUT');
    },
    /** Answers a request whose body took too long to arrive. */
    slowBody: (socket: Socket, response: ServerResponse): void => {
      if (response.headersSent) socket.destroy();
      else end(socket, 'TOO_SLOW');
    },
  };
}
