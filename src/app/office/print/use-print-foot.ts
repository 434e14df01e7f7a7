import { useEffect } from 'react';
import { printFoot } from './print-foot.ts';

/** Writes the foot as the print begins: it says when that was. */
export function usePrintFoot(name: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const write = () => sheet.replaceSync(printFoot(name, new Date()));
    document.adoptedStyleSheets.push(sheet);
    addEventListener('beforeprint', write);
    return () => {
      removeEventListener('beforeprint', write);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [name]);
}
