import type { Page } from '@playwright/test';

/** Ms between the frames of the two seconds in which something is done to the page, by its own clock. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const between: number[] = [];
        let before = performance.now();
        const began = before;
        const look = (now: number) => {
          between.push(now - before);
          before = now;
          if (now - began > 2000) done(between.slice(1));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  await act();
  return frames;
}
