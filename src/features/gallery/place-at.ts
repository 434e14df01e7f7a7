import { addressOf, galleryAt } from './gallery-pages.ts';

/** Place at `path` below `/ui/`: the title of a page, another address to go to, or null. */
export function placeAt(path: string): { title: string } | { href: string } | null {
  const found = galleryAt(path);
  if (!found) return null;
  return found.isHere ? { title: found.page.title } : { href: addressOf(found.page) };
}
