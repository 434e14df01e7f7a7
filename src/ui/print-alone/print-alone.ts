import './print-alone.css.ts';

function around(part: HTMLElement): HTMLElement[] {
  const parent = part.parentElement;
  return parent ? [parent, ...around(parent)] : [];
}

/** Prints one part of the page without the others. */
export function printAlone(part: HTMLElement): void {
  const way = around(part);
  const done = () => {
    delete part.dataset['alone'];
    for (const element of way) delete element.dataset['around'];
  };
  part.dataset['alone'] = '';
  for (const element of way) element.dataset['around'] = '';
  addEventListener('afterprint', done, { once: true });
  print();
}
