import { filters, folders, type Place } from '#domain/demo/mailbox/places.ts';

/** Page of the mailbox that an address shows. */
export type MailboxPage =
  | { is: 'settings' }
  | { is: 'list'; place: Place; page: number; id: string | null };

const inbox: Place = { of: 'folder', slug: 'inbox' };

/** The part of an address behind `/apps/mailbox/`. */
export function splatOf(place: Place, page: number, id: string | null = null): string {
  const way = place.of === 'folder' ? [place.slug] : [place.of, place.slug];
  return [...way, String(page), ...(id === null ? [] : [id])].join('/');
}

const has = (places: readonly { slug: string }[], slug: string) =>
  places.some((one) => one.slug === slug);

function placeOf([first = '', second = '']: readonly string[]): Place | null {
  if (first === 'filter') return has(filters, second) ? { of: 'filter', slug: second } : null;
  if (first === 'label') return second === '' ? null : { of: 'label', slug: second };
  return has(folders, first) ? { of: 'folder', slug: first } : null;
}

/** Place, page and mail of an address. A place that is none is the inbox, and a page that is none the first. */
export function pageAt(splat: string): MailboxPage {
  const parts = splat.split('/').filter((part) => part !== '');
  if (parts.length === 1 && parts[0] === 'settings') return { is: 'settings' };
  const place = placeOf(parts);
  if (!place) return { is: 'list', place: inbox, page: 1, id: null };
  const [page = '', id = null] = parts.slice(place.of === 'folder' ? 1 : 2);
  const number = /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
  return { is: 'list', place, page: number, id: id === '' ? null : id };
}

/** The address as it should be written. */
export function splatAt(splat: string): string {
  const page = pageAt(splat);
  return page.is === 'settings' ? 'settings' : splatOf(page.place, page.page, page.id);
}
