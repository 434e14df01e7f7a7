/** How the page is read, for parts that ask to be told it. */
export const pageWay = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** How it is read here, where it may be another way than on the page: as code is. */
export const isFromRight = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';
