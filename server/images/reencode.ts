import { fairSemaphore } from '../base/fair-semaphore.ts';

export type UploadProblem = 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'UNAVAILABLE';

/** The most pixels of an upload, which is enough for a photo of 48 megapixels. */
export const MAX_UPLOAD_PIXELS = 50_000_000;
/** The longest side of a stored image in pixels. */
const IMAGE_SIDE = 1_600;
const SECONDS = 10;
const QUALITY = 82;
// Decoding a phone photo takes some 250 MB for a second.
const decoding = fairSemaphore({ atOnce: 2, patience: 120_000, lasting: 4 * SECONDS * 1_000 });

const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // The decoder decides by the bytes what a file is, whatever its name. Only these three formats are allowed.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let loaded: Awaited<ReturnType<typeof loadSharp>> | undefined;

function problemIn(error: unknown): UploadProblem {
  const words = error instanceof Error ? error.message : '';
  if (words.includes('exceeds pixel limit')) return 'TOO_LARGE';
  return words.startsWith('timeout') ? 'UNAVAILABLE' : 'NOT_AN_IMAGE';
}

/** Returns an image in the form in which it is stored: upright, at most 1600 pixels wide or high, in WebP without metadata. It accepts PNG, JPEG and WebP (UPLOAD-2). */
export async function reencode(
  bytes: Uint8Array,
  gone?: AbortSignal,
): Promise<Uint8Array | UploadProblem> {
  const sharp = (loaded ??= await loadSharp());
  return await decoding.run({ client: '', ...(gone && { gone }) }, async () => {
    try {
      return await sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize({ width: IMAGE_SIDE, height: IMAGE_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer();
    } catch (error) {
      return problemIn(error);
    }
  });
}

/** The parts of a WebP image that has no animation and no metadata. */
const PARTS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** Tells whether the bytes are a WebP file of only those parts, with nothing after it. */
function isBareWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWebp = file.length > 20 && file.toString('latin1', 0, 4) === 'RIFF';
  if (
    !isWebp ||
    file.toString('latin1', 8, 12) !== 'WEBP' ||
    file.readUInt32LE(4) + 8 !== file.length
  ) {
    return false;
  }
  for (let at = 12; at < file.length;) {
    if (at + 8 > file.length || !PARTS.has(file.toString('latin1', at, at + 4))) return false;
    const size = file.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
    if (at > file.length) return false;
  }
  return true;
}

/** Tells whether an image already has the form that `reencode` makes, so that it may be stored unchanged. Encoding it again would reduce its quality and change its hash. */
export async function isReencoded(bytes: Uint8Array): Promise<boolean> {
  if (!isBareWebp(bytes)) return false;
  const sharp = (loaded ??= await loadSharp());
  return await decoding.run({ client: '' }, async () => {
    try {
      const image = sharp(bytes, { limitInputPixels: IMAGE_SIDE * IMAGE_SIDE });
      const { width, height } = await image.metadata();
      if (width > IMAGE_SIDE || height > IMAGE_SIDE) return false;
      // Bytes that cannot be decoded to the end are no image.
      await image.timeout({ seconds: SECONDS }).raw().toBuffer();
      return true;
    } catch {
      return false;
    }
  });
}
