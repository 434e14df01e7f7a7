import type { Page } from '@playwright/test';
import { laptop } from '../support/chromium.ts';

/** Ms between the frames while the page is scrolled down and back for two seconds, by its own clock. */
export async function framesOfScroll(page: Page): Promise<number[]> {
  await page.mouse.move(laptop.width / 2, laptop.height / 2);
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
  for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 20 ? 120 : -120);
  return frames;
}
