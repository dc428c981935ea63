// A program of its own: bare `node:http` that answers with the same prepared bytes, after storing a row if asked to.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { barelyInserts } from './bare-rows.ts';

/** The answer that it is told to give. */
export interface Answer {
  /** Names and values in turn, as `node:http` takes them. */
  headers: string[];
  body: string;
  /** A SQLite file of ours: before each answer a row like its attendance is stored durably. */
  stores?: string;
}

let headers: string[] = [];
let body = Buffer.alloc(0);
let store: (() => Promise<void>) | undefined;
let stored: string | undefined;

const server = createServer((request, response) => {
  // A body is read whole first, as everybody must who answers to it.
  request.resume().on('end', () => void answer(response));
});

async function answer(response: ServerResponse): Promise<void> {
  if (store) await store();
  response.writeHead(200, headers);
  response.end(body);
}

process.on('message', (answer: Answer) => {
  headers = answer.headers;
  body = Buffer.from(answer.body);
  if (answer.stores !== stored)
    store = answer.stores === undefined ? undefined : barelyInserts(answer.stores);
  stored = answer.stores;
  process.send?.(true);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
