// A program of its own: bare `node:http` that answers every request with the same prepared bytes.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer that it is told to give. */
export interface Answer {
  /** Names and values in turn, as `node:http` takes them. */
  headers: string[];
  body: string;
}

let headers: string[] = [];
let body = Buffer.alloc(0);

const server = createServer((request, response) => {
  // A body is read whole first, as everybody must who answers to it.
  request.resume().on('end', () => {
    response.writeHead(200, headers);
    response.end(body);
  });
});

process.on('message', (answer: Answer) => {
  headers = answer.headers;
  body = Buffer.from(answer.body);
  process.send?.(true);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
