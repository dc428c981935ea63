import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import { LIMITS } from '#core/base/limits.ts';
import { fairSemaphore } from '../../base/fair-semaphore.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/endpoint.ts';
import { goneOf } from '../../http/gone.ts';
import { documentReading } from './reading.ts';

/** Serves the endpoint that reads an uploaded document as paragraphs. The browser makes issues of them, and the server stores nothing (IMPORT-1, IMPORT-8). */
export function documentsRoutes(app: FastifyInstance): void {
  const reading = documentReading();
  app.addHook('onClose', async () => reading.stop());
  const turns = fairSemaphore({ atOnce: 1, waiting: 12, lasting: 60_000 });

  route(
    app,
    API.readDocument,
    async ({ data: { name, content }, admin: { _id: client }, request }) => {
      const bytes = Buffer.from(content, 'base64');
      if (bytes.length > LIMITS.documentBytes) throw new ApiError('TOO_LARGE');
      const read = await turns.run(
        { client, gone: goneOf(request) },
        async (signal) => await reading.read({ name, bytes }, signal),
      );
      if (typeof read === 'string')
        throw new ApiError('INVALID_DOCUMENT', { detail: (say) => say.documents[read] });
      return read;
    },
  );
}
