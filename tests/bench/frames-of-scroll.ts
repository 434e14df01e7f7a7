import type { Page } from '@playwright/test';
import { laptop } from '../support/chromium.ts';
import { framesDuring } from './frames-during.ts';

/** Ms between the frames while the page is scrolled down and back for two seconds, by its own clock. */
export async function framesOfScroll(page: Page): Promise<number[]> {
  await page.mouse.move(laptop.width / 2, laptop.height / 2);
  return framesDuring(page, async () => {
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, turn < 20 ? 120 : -120);
  });
}
