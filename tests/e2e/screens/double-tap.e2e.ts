import type { Page } from '@playwright/test';
import { must } from '../../../src/domain/must.ts';
import { phone, tablet } from '../../support/chromium.ts';
import { itemsOn } from '../../support/device-store.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { count, countToday, savedSheet, submitButton } from '../../support/screens.ts';

/** Time from the first tap to the second, ms: two quick taps. */
const hurried = [80, 180, 300];

/** Both taps at the place of the first: what it opens comes under the finger. */
async function tapTwice(page: Page, between: number): Promise<void> {
  const box = must(await submitButton(page).boundingBox(), 'the button');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...at);
  // Not a wait for something: the moment of the second tap is the case.
  await page.waitForTimeout(between);
  await page.mouse.click(...at);
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
      await tapTwice(page, between);
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
