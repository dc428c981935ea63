import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Type } from 'typebox';
import type { Answer } from './flood/bare.ts';
import type { Load } from './generator.ts';
import { publishGuides, startOurs, type OurServer } from './our-server.ts';
import { Answers, startProgram } from './program.ts';
import { API } from '#core/api/api.ts';
import type { PublishedIssue } from '#core/issue/wire-schema.ts';
import { parseAnswer } from '../server/test/parse-json.ts';

/** The garbage of a start is collected after a while. */
const SETTLED_MS = 3_000;

/** A kind of request: its bytes, `KEY` in them a new UUID each time. */
export interface Request {
  name: 'guide' | 'list' | 'attend';
  bytes: string;
}

/** Returns the bytes of a request for a path. */
export function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\n\r\n`;
}

/** Returns the bytes of a request that records a walk of the guide, under another key each time. */
export function attend(guide: PublishedIssue): string {
  return post(API.attend.path, attendanceOf(guide));
}

function post(path: string, body: string): string {
  const length = Buffer.byteLength(body);
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nIdempotency-Key: KEY\r\n\r\n${body}`;
}

export async function guidesOf(port: number): Promise<PublishedIssue[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/advisor/issues/All%20categories`);
  return parseAnswer(API.listAdvisorIssues, await answer.text());
}

/** Returns a walk of 10 questions with a remark and a rating. */
function attendanceOf({ _id, revision, steps }: PublishedIssue): string {
  const finishedAt = new Date();
  const startedAt = new Date(finishedAt.getTime() - 240_000);
  const data = {
    advisor: 'Sam Advisor',
    issueId: _id,
    revision,
    steps: steps.slice(0, 10).map((step) => ({ step: step._id, response: true })),
    issueStatus: 'Resolved',
    feedback: { description: 'The lift was out of order, we took the stairs.', rating: 4.5 },
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
  };
  return JSON.stringify({ data });
}

async function requestsTo(ours: OurServer): Promise<Request[]> {
  await publishGuides(ours, 25);
  const [guide] = await guidesOf(ours.port);
  if (!guide) throw new Error('The server has no guide.');
  return [
    { name: 'guide', bytes: get(`/api/issue/${guide._id}`) },
    { name: 'list', bytes: get('/api/advisor/issues/All%20categories') },
    { name: 'attend', bytes: attend(guide) },
  ];
}

/** Returns our answer to the request, so that the bare server gives and stores the same bytes. */
async function answerOf({ port, dataDir }: OurServer, { name, bytes }: Request): Promise<Answer> {
  const [head = '', body = ''] = bytes.replace('KEY', crypto.randomUUID()).split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = lines
    .map((line) => line.split(': ') as [string, string])
    .filter(([name]) => !['Host', 'Content-Length'].includes(name));
  // The generator asks for no encoding, and so does this request.
  const plain = [...headers, ['accept-encoding', 'identity'] satisfies [string, string]];
  const init = { method, headers: plain, ...(body && { body }) };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (answer.status !== 200) throw new Error(`${first}: ${answer.status}`);
  // node:http adds these three itself, for both.
  const own = ['date', 'connection', 'keep-alive'];
  const sent = [...answer.headers].filter(([name]) => !own.includes(name));
  const same = { headers: sent.flat(), body: await answer.text() };
  return name === 'attend' ? { ...same, stores: join(dataDir, 'reslife.db') } : same;
}

/** One round: the results of both. */
export interface Compared {
  ours: Answers;
  bare: Answers;
}

/** Starts our server with 25 guides, a bare one with its answers, and one generator for both. */
export async function openTraffic() {
  const ours = await startOurs();
  await sleep(SETTLED_MS);
  const atRest = ours.memory();
  const bare = startProgram('flood/bare.ts');
  const barePort = await bare.heard(Type.Integer());
  const generator = startProgram('generator.ts');
  const requests = await requestsTo(ours);
  const load = async (what: Load): Promise<Answers> => {
    const answers = await generator.ask(what, Answers);
    if (answers.failed > 0) throw new Error(`${answers.failed} requests failed.`);
    return answers;
  };
  return {
    ours,
    /** Its memory in MB before the first request. */
    atRest,
    requests,
    /** Runs our server, then the bare one. */
    compare: async (request: Request, connections: number, ms: number): Promise<Compared> => {
      await bare.ask(await answerOf(ours, request), Type.Literal(true));
      const same = { request: request.bytes, connections, ms };
      return {
        ours: await load({ ...same, ports: [ours.port] }),
        bare: await load({ ...same, ports: [barePort] }),
      };
    },
    close: async () => {
      generator.stop();
      bare.stop();
      await ours.stop();
    },
  };
}
