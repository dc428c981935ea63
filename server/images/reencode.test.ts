import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { reencode } from './reencode.ts';

const MARK = '<script>marker</script>';

function drawn(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: { r: 180, g: 40, b: 40 } },
    limitInputPixels: false,
  });
}

async function reencoded(bytes: Uint8Array): Promise<Buffer> {
  const result = await reencode(bytes);
  if (typeof result === 'string') throw new Error(`refused: ${result}`);
  return Buffer.from(result);
}

describe('stored images', () => {
  // STEP-2, UPLOAD-2
  test.each(['png', 'jpeg', 'webp'] as const)('%s is stored as WebP', async (format) => {
    const result = await reencoded(await drawn(40, 30).toFormat(format).toBuffer());
    expect(await sharp(result).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  // UPLOAD-2
  test('the longest side has at most 1600 pixels, and small images stay small', async () => {
    const result = await reencoded(await drawn(3200, 800).png().toBuffer());
    expect(await sharp(result).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  // UPLOAD-2
  test('a photo taken sideways is turned upright', async () => {
    const sideways = await drawn(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const result = await reencoded(sideways);
    const { width, height, orientation } = await sharp(result).metadata();
    expect({ width, height, orientation }).toEqual({
      width: 20,
      height: 60,
      orientation: undefined,
    });
  });

  // UPLOAD-2
  test('the place where a photo was taken is removed', async () => {
    const exif = {
      IFD0: { Artist: MARK },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    };
    const photo = await drawn(40, 30).withExif(exif).jpeg().toBuffer();
    expect(photo.includes(MARK)).toBe(true);
    const result = await reencoded(photo);
    expect(result.includes(MARK)).toBe(false);
    const { exif: left, xmp, icc } = await sharp(result).metadata();
    expect([left, xmp, icc]).toEqual([undefined, undefined, undefined]);
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'a second file behind a %s is removed',
    async (format) => {
      const image = await drawn(40, 30).toFormat(format).toBuffer();
      const result = await reencoded(Buffer.concat([image, Buffer.from(`PK\u0003\u0004${MARK}`)]));
      expect(result.includes(MARK)).toBe(false);
      expect(result.includes('PK\u0003\u0004')).toBe(false);
    },
  );

  test('the same image has the same bytes, so that it is stored once', async () => {
    const image = await drawn(40, 30).png().toBuffer();
    expect(await reencoded(image)).toEqual(await reencoded(image));
  });
});

describe('rejected files', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${MARK}</svg>`;
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const refused: [string, Uint8Array][] = [
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from(svg)],
    ['HTML', Buffer.from(`<!doctype html>${MARK}`)],
    ['GIF', gif],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['TIFF', Buffer.from('49492a0008000000', 'hex')],
    ['the beginning of a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ];
  test.each(refused)('%s', async (_, bytes) => {
    expect(await reencode(bytes)).toBe('NOT_AN_IMAGE');
  });

  test('an image cut off in the middle', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 300, height: 300, channels: 3, background: 'red', noise } as const;
    const whole = await sharp({ create }).png().toBuffer();
    expect(await reencode(whole.subarray(0, whole.length / 2))).toBe('NOT_AN_IMAGE');
  });

  // UPLOAD-3
  test('a small file with 64 million pixels is rejected by its header', async () => {
    const bomb = await drawn(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await reencode(bomb)).toBe('TOO_LARGE');
    // Its pixels are not needed.
    expect(await reencode(bomb.subarray(0, 1_000))).toBe('TOO_LARGE');
  });
});
