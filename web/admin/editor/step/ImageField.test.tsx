import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#kit/test/draw.ts';
import { Toaster } from '#kit/overlays/toast/Toaster.tsx';
import { ApiError, NetworkError } from '../../../base/http.ts';
import { ImageField, type Upload } from './ImageField.tsx';
import { problemInFile, uploadFailure } from '../../base/image-upload.ts';

const Field = ({ upload, start }: { upload: Upload; start?: string }) => {
  const [image, setImage] = useState(start);
  return <ImageField image={image} onChange={setImage} upload={upload} />;
};

const image = new File(['seven b'], 'panel.PNG', { type: 'image/png' });
const input = page.getByLabelText('Image', { exact: true });
const refused = (code: 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'UNAVAILABLE', detail = '') =>
  new ApiError({ code, status: 422, detail, problems: [] });
// One clear pixel, so that the preview has something to load.
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

// STEP-2
test('an upload shows its progress, then the image, which can be removed', async () => {
  const sent = Promise.withResolvers<string>();
  draw(
    <Field
      upload={async (_, onProgress) => {
        onProgress(3);
        return await sent.promise;
      }}
    />,
  );
  await userEvent.upload(input, image);
  const bar = page.getByRole('progressbar', { name: 'Uploading' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '43');
  await expect.element(input).toBeDisabled();
  sent.resolve(PIXEL);
  const group = page.getByRole('group', { name: 'Image' });
  await expect.element(group.getByRole('img', { name: 'Image for this step' })).toBeVisible();
  await group.getByRole('button', { name: 'Remove image' }).click();
  await expect.element(input).toBeEnabled();
  await expect.element(input).toHaveFocus();
});

// STEP-2, LOOK-14
test('a failed upload is shown at the field and read out, and another image can be chosen', async () => {
  draw(
    <Field
      upload={async () => {
        throw await Promise.resolve(new NetworkError('no answer'));
      }}
    />,
  );
  await userEvent.upload(input, image);
  await expect.element(input).toHaveAccessibleDescription('The image was not uploaded.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The image was not uploaded.');
  await expect.element(input).toBeEnabled();
});

const withToasts = (field: ReactNode) => (
  <>
    <Toaster />
    {field}
  </>
);

// STEP-2
test('an upload that fails after another step was opened is shown in a toast', async () => {
  const sent = Promise.withResolvers<string>();
  const { redraw } = draw(withToasts(<Field upload={async () => await sent.promise} />));
  await userEvent.upload(input, image);
  await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  redraw(withToasts(null));
  sent.reject(new NetworkError('no answer'));
  const toast = page.getByRole('alert').filter({ hasText: 'Image not uploaded' });
  await expect.element(toast).toMatchTextContent(/The image was not uploaded\./);
});

// STEP-2
test.each([
  ['a.png', 10, undefined],
  ['a.JPEG', 10, undefined],
  ['a.jpg', 10, undefined],
  ['a.webp', 10, undefined],
  ['a.gif', 10, 'Upload a PNG, JPEG or WebP image.'],
  ['png', 10, 'Upload a PNG, JPEG or WebP image.'],
  ['IMG_1.HEIC', 10, 'iPhone photos (HEIC) cannot be uploaded. Upload a screenshot of the photo.'],
  ['a.png', 16 * 1024 * 1024, 'This image is over 15 MB.'],
])('the file %s of %i bytes has the problem %s', (name, size, problem) => {
  expect(problemInFile({ name, size })).toBe(problem);
});

// STEP-2
test.each([
  [refused('NOT_AN_IMAGE'), 'This file is not a usable image. Save it as JPEG or PNG.'],
  [refused('TOO_LARGE'), 'This image is over 15 MB.'],
  [
    refused('TOO_LARGE', 'An image can have at most 50 million pixels.'),
    'An image can have at most 50 million pixels.',
  ],
  [refused('UNAVAILABLE'), 'The image was not uploaded.'],
])('a refusal is shown in words: %s', (error, text) => {
  expect(uploadFailure(error)).toBe(text);
});
