// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { printAlone } from './print-alone.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const marked = () =>
  [...document.querySelectorAll('[data-around], [data-alone]')].map(({ tagName }) => tagName);

test('only the way to the part is marked while it is printed, and nothing is afterwards', () => {
  document.body.innerHTML = '<main><p id="beside"></p><section id="part"></section></main>';
  const printed = vi.fn(() => expect(marked()).toEqual(['HTML', 'BODY', 'MAIN', 'SECTION']));
  vi.stubGlobal('print', printed);
  const part = document.querySelector<HTMLElement>('#part');
  if (!part) throw new Error('No part');
  printAlone(part);
  expect(printed).toHaveBeenCalledOnce();
  dispatchEvent(new Event('afterprint'));
  expect(marked()).toEqual([]);
});
