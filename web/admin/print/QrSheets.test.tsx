import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { QrCode, qrOutline } from '../../base/QrCode.tsx';

const ADDRESS = 'https://on-call.ashdown.example/i/0f8a1c5e-9d4b-4c1e-8f1a-2b3c4d5e6f70';

/** Returns the text that a QR reader finds in an outline, drawn with a few pixels a module; `blot` is painted over it. */
function scanned(text: string, blot = (_: OffscreenCanvasRenderingContext2D) => {}): string {
  const { path, from, side } = qrOutline(text);
  const scale = 4;
  const canvas = new OffscreenCanvas(side * scale, side * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'Canvas';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'CanvasText';
  context.scale(scale, scale);
  context.translate(-from, -from);
  context.save();
  context.clip(new Path2D(path));
  context.fillRect(from, from, canvas.width, canvas.height);
  context.restore();
  blot(context);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return decodeQR({ data, width, height });
}

// PRINT-1
test.each([ADDRESS, 'http://localhost:3000/i/a', `${ADDRESS}?${'a'.repeat(200)}`])(
  'a QR reader finds %s in its code',
  (text) => {
    expect(scanned(text)).toBe(text);
  },
);

// PRINT-1
test('a code with a twentieth of its area covered can still be read', () => {
  const { side } = qrOutline(ADDRESS);
  const edge = side / 4.6;
  const read = scanned(ADDRESS, (context) =>
    context.fillRect(side / 2 - edge / 2, side / 2 - edge / 2, edge, edge),
  );
  expect(read).toBe(ADDRESS);
});

// PRINT-1
test('a code has an empty margin of four modules', () => {
  const { path, from, side } = qrOutline(ADDRESS);
  expect(from).toBe(-4);
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-side);
  draw(<QrCode text={ADDRESS} label="QR code of Fire" />);
  const code = page.getByRole('img', { name: 'QR code of Fire' }).element();
  const box = code.querySelector('path')?.getBBox();
  expect(box).toMatchObject({ x: 0, y: 0, width: side - 8, height: side - 8 });
});
