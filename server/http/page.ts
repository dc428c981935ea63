import type { FastifyReply } from 'fastify';

/** Tells whether an answer is a page, which no cache but the browser's own keeps: cookies may come with it (ACCESS-6). */
export function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}
