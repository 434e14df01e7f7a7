import type { Page } from '@playwright/test';

/**
 * Clicks what `click` selects, and answers the ms until the frame that shows what `shown` selects, with
 * `text` in it if that is asked for. What is shown already answers at once.
 */
export async function clickToFrame(
  page: Page,
  click: string,
  shown: string,
  text = '',
): Promise<number> {
  return page.evaluate(
    ([from, to, words]) => {
      const isShown = () => document.querySelector(to)?.textContent?.includes(words) === true;
      return new Promise<number>((done) => {
        const begun = performance.now();
        const look = () => {
          if (!isShown()) return;
          watch.disconnect();
          requestAnimationFrame(() => done(performance.now() - begun));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLElement>(from)?.click();
        look();
      });
    },
    [click, shown, text] as const,
  );
}
