import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { people } from '../../support/sample.ts';
import { counter, countToday, routes } from '../../support/screens.ts';

/** Types and leaves in one task of the page: nothing the store answers is heard any more. */
function typeAndLeave(page: Page, count: number, way: 'reload' | 'address'): Promise<void> {
  // The form of another day is drawn anew: the field of that moment is waited for.
  return page.locator('input#count-attendance').evaluate(
    (input, [typed, how]) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (how === 'reload') location.reload();
      else location.assign('/home');
    },
    [String(count), way] as const,
  );
}

/** The form opens on what was typed today, also where it was never saved, and the service is due on another day. */
async function openForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${routes.submit}`);
  await counter(page, 'Attendance').waitFor();
}

for (const way of ['reload', 'address'] as const) {
  test(`A03 issue 10.34: a number typed in the moment of a new ${way} is there again`, async ({
    network,
    toCount,
  }) => {
    const { page } = await toCount(people.thabo);
    await countToday(page);
    for (const count of [61, 62, 63]) {
      const left = page.waitForEvent('load');
      await typeAndLeave(page, count, way);
      await left;
      await openForm(page, network.origin);
      await expect(counter(page, 'Attendance')).toHaveValue(String(count));
    }
  });
}

test('A03 issue 10.34: a number typed in a tab that is closed is there in the next', async ({
  network,
  toCount,
}) => {
  const { page, context } = await toCount(people.thabo);
  await countToday(page);
  for (const count of [71, 72, 73]) {
    const tab = await context.newPage();
    await openForm(tab, network.origin);
    await countToday(tab);
    await tab.evaluate((typed) => {
      const input = document.querySelector<HTMLInputElement>('#count-attendance');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, String(typed));
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    }, count);
    await tab.close();
    await openForm(page, network.origin);
    await expect(counter(page, 'Attendance')).toHaveValue(String(count));
  }
});
