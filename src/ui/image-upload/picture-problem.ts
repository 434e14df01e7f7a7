import { fileSize } from '../file-size.ts';

/** Types that browsers show and servers can check, with their usual names. */
const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
};
export const pictureTypes = Object.keys(names).join(',');

/** Why a file cannot be the picture, in a sentence that says what to do; null when it can. */
export function pictureProblem(
  { name, type, size }: { name: string; type: string; size: number },
  maxBytes: number,
): string | null {
  if (!(type in names)) {
    const known = Object.values(names);
    return `“${name}” is not a picture that can be shown here. Choose a ${known.slice(0, -1).join(', ')} or ${known.at(-1)} file.`;
  }
  if (size === 0) return `“${name}” is empty. Choose another picture.`;
  if (size > maxBytes) {
    return `“${name}” has ${fileSize(size)}. Choose a picture of at most ${fileSize(maxBytes)}.`;
  }
  return null;
}
