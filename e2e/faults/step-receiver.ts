import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { parseJson } from '../../server/test/parse-json.ts';

/** A message about an escalation that came to the receiver of a step, from 1, and the name under which it came. */
export type StepMessage = {
  readonly record: string;
  readonly advisor: string;
  readonly step: number;
  readonly id: string;
  readonly link: string;
  /** When it came, in ms since 1970. */
  readonly at: number;
};

const Body = Type.Object({
  type: Type.String(),
  data: Type.Object({
    record: Type.Optional(Type.String()),
    advisor: Type.Optional(Type.String()),
    answer: Type.Optional(Type.String()),
  }),
});

/** Opens receivers of webhooks, one a step, that answer the first message of each escalation. */
export async function openStepReceiver(
  steps: number,
  answer: (told: StepMessage) => Promise<void>,
) {
  const messages: StepMessage[] = [];
  const answered = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(204).end();
      const { type, data } = parseJson(Body, Buffer.concat(chunks).toString());
      if (type !== 'issue.escalated') return;
      const { record = '', advisor = '' } = data;
      const step = Number(request.url?.slice(1));
      const id = String(request.headers['webhook-id']);
      const link = data.answer?.split('#')[1] ?? '';
      const one = { record, advisor, step, id, link, at: Date.now() };
      messages.push(one);
      if (answered.has(id)) return;
      answered.add(id);
      void answer(one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    addresses: Array.from({ length: steps }, (_, at) => `http://127.0.0.1:${port}/${at + 1}`),
    told: messages as readonly StepMessage[],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close').catch(() => undefined);
    },
  };
}
