import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '#core/api/api.ts';
import { imagePath } from '#core/base/image.ts';
import { LIMITS } from '#core/base/limits.ts';
import type { Deps } from '../base/deps.ts';
import { audited, noteAct } from '../domain/audit.sql.ts';
import { whileBelieved } from '../domain/believed-clock.ts';
import { allowSlowBody } from '../http/network/connections.ts';
import { route } from '../http/endpoint.ts';
import { goneOf, unlessAborted } from '../http/gone.ts';
import { ApiError } from '../http/api-error.ts';
import { fairSemaphore, QueueFull } from '../base/fair-semaphore.ts';
import { sweepRegularly } from '../base/timed-sweep.ts';
import { MAX_UPLOAD_PIXELS, reencode, type UploadProblem } from './reencode.ts';
import { findImage, upsertImage, sweepImages } from './images.sql.ts';

const HOUR = 60 * 60 * 1000;
/** The milliseconds after which an image that nothing uses is deleted (UPLOAD-4). */
const UNUSED_FOR = 7 * 24 * HOUR;

function problem(code: UploadProblem): ApiError {
  if (code === 'NOT_AN_IMAGE') return new ApiError(code);
  if (code === 'UNAVAILABLE') {
    return new ApiError(code, { detail: (say) => say.imagesWait, retryAfter: 5 });
  }
  return new ApiError(code, { detail: (say) => say.imagePixels(MAX_UPLOAD_PIXELS / 1e6) });
}

function rejectOtherParts(): never {
  throw new ApiError('INVALID_INPUT', { detail: 'Send one file, as the form field file.' });
}

async function partOf(request: FastifyRequest): Promise<Uint8Array> {
  let file: Uint8Array | undefined;
  for await (const part of request.parts()) {
    if (file || part.type !== 'file' || part.fieldname !== 'file') rejectOtherParts();
    file = await part.toBuffer();
  }
  return file ?? rejectOtherParts();
}

/** Returns the only file of a form. If the form is malformed, its parser throws plain errors (API-16). */
async function uploadedFile(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) rejectOtherParts();
  try {
    return await partOf(request);
  } catch (error) {
    if (error instanceof Error && (error instanceof ApiError || 'statusCode' in error)) throw error;
    throw new ApiError('INVALID_INPUT', { detail: 'The form cannot be read.' });
  }
}

/** Deletes the images that nothing has used for seven days, and returns how many. */
export async function sweep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return await sweepImages(db, new Date(now().getTime() - UNUSED_FOR).toISOString());
}

function serveImages(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { hash: string } }>(
    '/images/:hash(^[0-9a-f]{64}).webp',
    async (request, reply) => {
      const { hash } = request.params;
      const image = await findImage(deps.db.read, hash);
      if (!image) throw new ApiError('NOT_FOUND');
      return reply
        .type(image.type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(image.bytes));
    },
  );
}

/** Serves the images of steps. Administrators upload them, the database stores them, and anybody who has an image's name can read it. */
export async function imagesRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(multipart, {
    // Two parts are allowed, so that a second one is noticed and refused.
    limits: { parts: 2, fileSize: LIMITS.uploadBytes },
  });

  // An upload waits for its turn before its body is read, so that the body stays with its sender and not in memory. A form has two minutes to arrive (API-24).
  const turns = fairSemaphore({ atOnce: 4, each: 2, waiting: 12 });
  route(app, API.uploadFile, async ({ request, admin }) => {
    allowSlowBody(request.raw);
    const bytes = await turns
      .run({ client: admin._id, gone: goneOf(request) }, async (signal) => {
        // The parser of the form does not stop by itself when the connection closes (API-24).
        const sent = await unlessAborted(uploadedFile(request), signal);
        return await reencode(sent, signal);
      })
      .catch((error: unknown) => {
        throw error instanceof QueueFull ? problem('UNAVAILABLE') : error;
      });
    if (typeof bytes === 'string') throw problem(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const created_at = deps.now().toISOString();
    const image = { hash, bytes, type: 'image/webp', size: bytes.length, created_at };
    await audited(deps, async (tx) => {
      await upsertImage(tx, image);
      noteAct(tx, { who: admin._id, what: 'picture.upload', subject: hash });
    });
    return { file: { file: `./${imagePath(hash)}` } };
  });

  serveImages(app, deps);
  sweepRegularly(app, deps, {
    name: 'pictures',
    every: HOUR,
    sweep: whileBelieved(deps, async () => {
      const deleted = await sweep(deps);
      if (deleted > 0) deps.log.info({ deleted }, 'images swept');
    }),
  });
}
