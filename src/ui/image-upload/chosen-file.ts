import { fileSize } from '../file-size.ts';

/** Bytes of a file that a phone can still draw anew. */
export const largestFile = 25_000_000;

/** Why a file cannot become a photo, in a sentence that says what to do; null when it may. */
export function fileProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  // Some file managers tell no type: then it is tried.
  if (type !== '' && !type.startsWith('image/')) {
    return `“${name}” is not a picture. Choose a photo`;
  }
  if (size === 0) return `“${name}” is empty. Choose another picture`;
  if (size > largestFile) {
    return `“${name}” has ${fileSize(size)}. Choose a picture of at most ${fileSize(largestFile)}`;
  }
  return null;
}
