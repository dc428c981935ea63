const PATH = /^images\/([0-9a-f]{64})\.webp$/;

/** Returns the path of a stored image, 'images/<hash>.webp', by which steps, the upload and the server name it. */
export function imagePath(hash: string): string {
  return `images/${hash}.webp`;
}

/** Returns the SHA-256 in the path of a stored image, or undefined for any other text. */
export function hashOfImage(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}

/** Returns the path of an image from the upload's `data.file.file`, without its first two characters (UPLOAD-1). */
export function imagePathOf(file: string): string {
  return file.slice(2);
}

export function imageUrl(path: string): string {
  return `/${path}`;
}
