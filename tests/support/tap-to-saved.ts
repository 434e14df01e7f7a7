import type { Asked } from './tablet.ts';

/**
 * Milliseconds from the tap on "Submit report" until the page says that the report is kept, both by
 * the page's own clock. To be called before the tap; await the answer after it.
 */
export async function watchSubmit(page: Asked): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = new Promise<number>((done) => {
      let tapped = 0;
      const said = () => {
        const words = document.querySelector('[role=dialog] output')?.textContent ?? '';
        if (tapped === 0 || !/Saved on this device|Sent/.test(words)) return;
        observer.disconnect();
        // With the frame that shows it.
        requestAnimationFrame(() => done(performance.now() - tapped));
      };
      const observer = new MutationObserver(said);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      const onTap = (event: MouseEvent) => {
        if (!(event.target as Element).closest('button')?.textContent?.includes('Submit')) return;
        removeEventListener('click', onTap, true);
        tapped = event.timeStamp;
      };
      addEventListener('click', onTap, true);
    });
    Reflect.set(window, 'tapToSaved', watched);
  }, []);
  return () => page.evaluate(() => Reflect.get(window, 'tapToSaved') as Promise<number>, []);
}

/** The value that `share` of the measurements do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
