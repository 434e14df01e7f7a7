/** White space and control characters: browsers take some out of an address, and what is left leads elsewhere. */
const hidden = /[\s\p{Cc}]/u;

/** A path of the product: `/dashboard`. Never `//elsewhere`, which is another server. */
export function isPath(link: string): boolean {
  return /^\/(?![/\\])/.test(link) && !hidden.test(link) && !link.includes('\\');
}

/** Whether a link is safe to open: a path of the product, or another page of the web. Nothing that runs. */
export function isLink(link: string): boolean {
  if (isPath(link)) return true;
  return /^https?:\/\//i.test(link) && !hidden.test(link) && URL.canParse(link);
}
