/** Reading direction of the page, for parts that need it as a prop. */
export const pageWay = (): 'ltr' | 'rtl' => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** Whether text is read from the right here: code may have another direction than the page. */
export const isFromRight = (element: Element): boolean =>
  getComputedStyle(element).direction === 'rtl';
