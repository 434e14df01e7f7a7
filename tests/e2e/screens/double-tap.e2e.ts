import type { Page } from '@playwright/test';
import { must } from '../../../src/domain/must.ts';
import { phone, tablet } from '../../support/chromium.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { count, countToday, savedSheet, submitButton } from '../../support/screens.ts';

/** Time from the first tap to the second, ms: two quick taps. */
const hurried = [80, 180, 300];
/** A tap that follows later than this, ms, answers what it meets (settling.ts). */
const noHurry = 500;

/**
 * Both taps at the place of the first: what it opens comes under the finger.
 *
 * @returns the time from one to the other as the page took them, ms: a machine under load is later than asked
 */
async function tapTwice(page: Page, between: number): Promise<number> {
  const box = must(await submitButton(page).boundingBox(), 'the button');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const taken = await page.evaluateHandle(() => {
    const moments: number[] = [];
    addEventListener('pointerdown', ({ timeStamp }) => moments.push(timeStamp), { capture: true });
    return moments;
  });
  await page.mouse.click(...at);
  // Not a wait for something: the moment of the second tap is the case.
  await page.waitForTimeout(between);
  await page.mouse.click(...at);
  const [first = 0, second = Infinity] = await taken.jsonValue();
  return second - first;
}

/** Tried again where the second tap came so late that it was of no hurry. */
async function tapTwiceInAHurry(page: Page, between: number): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    if ((await tapTwice(page, between)) < noHurry) return;
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  throw new Error('No second tap came in time.');
}

for (const size of [phone, tablet]) {
  test(`issue 10.35: a hurried second tap answers no question and leaves no outcome, ${size.width} px wide`, async ({
    toCount,
  }) => {
    const { page } = await toCount(people.thabo, size);
    await page.setViewportSize(size);
    if (size === tablet) await countToday(page);
    for (const between of hurried) {
      await count(page, { Attendance: 342, Males: 154, Females: 180 });
      await tapTwiceInAHurry(page, between);
      const question = page.getByRole('dialog', { name: 'Submit anyway?' });
      await expect(question).toBeVisible();
      // Pressed once more where the first press still counted as hurried.
      await expect(async () => {
        if (await question.isHidden()) return;
        await question.getByRole('button', { name: 'Keep counting' }).click({ timeout: 1000 });
        await expect(question).toBeHidden({ timeout: 1000 });
      }).toPass();
      await expect(page.getByText('Not submitted yet')).toBeVisible();
      expect(await itemsOn(page)).toEqual([]);
    }
    await count(page, { Females: 188 });
    await tapTwice(page, 180);
    await expect(savedSheet(page)).toContainText(/Saved on this device|Sent/);
    const address = page.url();
    // Past the time in which a tap is of a hurry, it is there still.
    await page.getByRole('button', { name: 'Count the next service' }).hover();
    await expect(savedSheet(page)).toBeVisible();
    expect(page.url()).toBe(address);
    expect(await itemsOn(page)).toHaveLength(1);
  });
}
