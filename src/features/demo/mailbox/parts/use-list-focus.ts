import { type RefObject, useEffect, useRef } from 'react';

const linksIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('li a') ?? []),
];

/** The link of a mail in the list. */
export function rowIn(box: HTMLElement | null, id: string): HTMLElement | null {
  return linksIn(box).find((link) => link.getAttribute('href')?.endsWith(`/${id}`)) ?? null;
}

const isLost = () => document.activeElement === document.body;

/**
 * Gives the focus back to the list where it was lost: to the row of the mail that was closed, and to the row that took
 * the place of one that had it and went.
 *
 * @param ids of the rows, as one text
 */
export function useListFocus(
  box: RefObject<HTMLElement | null>,
  openId: string | null,
  ids: string,
): void {
  const place = useRef(-1);
  useEffect(() => {
    const list = box.current;
    const enter = ({ target }: FocusEvent) => {
      place.current = linksIn(list).findIndex((link) => link === target);
    };
    const leave = () => {
      // One that is taken out of the page is left, too: the place is known until the focus is elsewhere.
      queueMicrotask(() => {
        if (!isLost()) place.current = linksIn(list).indexOf(document.activeElement as HTMLElement);
      });
    };
    list?.addEventListener('focusin', enter);
    list?.addEventListener('focusout', leave);
    return () => {
      list?.removeEventListener('focusin', enter);
      list?.removeEventListener('focusout', leave);
    };
  }, [box]);
  const before = useRef({ openId, ids });
  useEffect(() => {
    const { openId: wasOpen, ids: were } = before.current;
    before.current = { openId, ids };
    if (!isLost()) return;
    const links = linksIn(box.current);
    const closed = openId === null && wasOpen !== null ? wasOpen : null;
    if (closed !== null) (rowIn(box.current, closed) ?? links[0])?.focus();
    else if (ids !== were && place.current !== -1) {
      links[Math.min(place.current, links.length - 1)]?.focus({ preventScroll: true });
    }
  }, [box, openId, ids]);
}
