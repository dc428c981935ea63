import type { AnswerOf, EndpointAt } from '#core/api/api.ts';
import { imagePathOf } from '#core/base/image.ts';
import { LIMITS } from '#core/base/limits.ts';
import { ApiError, forgeryToken, readAnswer } from '../../base/http.ts';
import { adminMessages } from './messages.ts';
import { withReauth } from './admin-api.ts';

/** The types of images that may be uploaded, in the form that a file input takes (STEP-2). */
export const IMAGE_TYPES = '.png,.jpeg,.jpg,.webp';

const UPLOAD = 'POST /api/file-upload';

const words = adminMessages.editor;

export function uploadFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return words.imageFailed;
  // The file's name had the right ending, but its content is not an image.
  if (error.code === 'NOT_AN_IMAGE') return words.imageUnreadable;
  // The file has too many bytes or too many pixels: the server's sentence says which.
  if (error.code === 'TOO_LARGE') return error.detail || words.imageTooLarge;
  return words.imageFailed;
}

/** Returns the reason why a file cannot be uploaded; undefined if it may be an image. */
export function problemInFile(file: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.hei[cf]$/i.test(file.name)) return words.imageOfIphone;
  if (!/\.(png|jpe?g|webp)$/i.test(file.name)) return words.imageNotOne;
  return file.size > LIMITS.uploadBytes ? words.imageTooLarge : undefined;
}

async function sendImage(file: File, onProgress: (bytes: number) => void): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  const request = new XMLHttpRequest();
  const [method = '', path = ''] = UPLOAD.split(' ');
  request.open(method, path);
  const token = forgeryToken(document.cookie);
  if (token !== undefined) request.setRequestHeader('X-XSRF-TOKEN', token);
  request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
  const done = Promise.withResolvers<void>();
  request.addEventListener('load', () => done.resolve());
  for (const type of ['error', 'abort', 'timeout']) {
    request.addEventListener(type, () => done.reject(new Error(`the upload ended: ${type}`)));
  }
  request.send(form);
  await done.promise;
  const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
  const response = new Response(request.responseText, { status: request.status, headers });
  const answer = (await readAnswer(response)).data as AnswerOf<EndpointAt<typeof UPLOAD>>;
  return imagePathOf(answer.file.file);
}

/** Uploads an image and returns its path. This is the one request by XMLHttpRequest, because `fetch` reports no progress of an upload. */
export const uploadImage = async (...sent: Parameters<typeof sendImage>): Promise<string> =>
  await withReauth(async () => await sendImage(...sent));
