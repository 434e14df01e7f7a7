import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium, phone, type Size } from '../../tests/support/chromium.ts';
import { root } from '../../tests/support/paths.ts';
import { people, type Person } from '../../tests/support/sample.ts';
import { count, counter, routes, signIn } from '../../tests/support/screens.ts';
import type { Page } from '@playwright/test';

interface Picture {
  /** As `manifest.webmanifest` names the file. */
  name: string;
  size: Size;
  person: Person;
  path: string;
  ready(page: Page): Promise<void>;
}

const wide: Size = { width: 1280, height: 800 };

async function counted(page: Page): Promise<void> {
  await counter(page, 'Attendance').waitFor();
  await count(page, {
    Attendance: 342,
    Adults: 236,
    Children: 64,
    Teens: 42,
    Males: 158,
    Females: 184,
  });
  await page.getByText('Draft · saved on this device').waitFor();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
}

const pictures: Picture[] = [
  {
    name: 'report-narrow',
    size: phone,
    person: people.thabo,
    path: routes.submit,
    ready: counted,
  },
  {
    name: 'my-reports-narrow',
    size: phone,
    person: people.thabo,
    path: routes.myReports,
    ready: (page) =>
      page
        .getByText(/^Receipt/)
        .first()
        .waitFor(),
  },
  {
    name: 'attendance-reports-wide',
    size: wide,
    person: people.nomsa,
    path: routes.reports,
    ready: (page) => page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 }),
  },
  {
    name: 'report-wide',
    size: wide,
    person: people.thabo,
    path: routes.submit,
    ready: counted,
  },
];

/** The pictures that an app store or an install dialog shows; committed, under public/screenshots. */
export async function takeManifestScreens(origin: string): Promise<string> {
  const folder = join(root, 'public/screenshots');
  mkdirSync(folder, { recursive: true });
  for (const { name, size, person, path, ready } of pictures) {
    const browser = await openChromium(size);
    try {
      const { page } = browser;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await signIn(page, origin, person, path);
      await ready(page);
      await page.screenshot({ path: join(folder, `${name}.png`) });
    } finally {
      await browser.remove();
    }
  }
  return folder;
}
