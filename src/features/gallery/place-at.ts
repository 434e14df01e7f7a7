import { addressOf, galleryAt } from './gallery-pages.ts';

/** What is at `path` below `/ui/`: the title of a page, where to go instead, or nothing. */
export function placeAt(path: string): { title: string } | { href: string } | null {
  const found = galleryAt(path);
  if (!found) return null;
  return found.isHere ? { title: found.page.title } : { href: addressOf(found.page) };
}
