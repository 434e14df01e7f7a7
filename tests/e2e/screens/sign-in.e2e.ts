import { randomUUID } from 'node:crypto';
import { assertAccessibleEverywhere, assertNoSidewaysScroll } from '../../support/accessible.ts';
import { laptop } from '../../support/chromium.ts';
import { query } from '../../support/data.ts';
import { expect, test } from '../../support/fixtures.ts';
import { people, password } from '../../support/sample.ts';
import { fillSignIn, routes } from '../../support/screens.ts';

test('a wrong password and an unknown person get the same sentence, and what was typed stays', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  await page.goto(`${network.origin}${routes.signIn}`);
  await fillSignIn(page, people.lerato.email, 'not-her-password');
  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  const sentence = await alert.innerText();
  expect(await page.getByLabel('Email address').inputValue()).toBe(people.lerato.email);

  await fillSignIn(page, 'nobody@grace-valley.example', 'whatever-it-is');
  await expect(alert).toHaveText(sentence);
  await fillSignIn(page, people.lerato.email, password);
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
});

test('empty and malformed fields say at the field what to do', async ({
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your email address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await fillSignIn(page, 'thabo at grace valley', password);
  await expect(
    page.getByText('Check the address. It should look like name@example.org'),
  ).toBeVisible();
});

test('without a network the page says that signing in needs one, and that reports are safe', async ({
  network,
  visitedBrowser,
}) => {
  const { page, context } = await visitedBrowser();
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByRole('heading', { name: 'Sample accounts' }).waitFor();
  await context.setOffline(true);
  await expect(page.getByText('Signing in needs a connection')).toBeVisible();
  await fillSignIn(page, people.thabo.email, password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page).toHaveURL(`${network.origin}${routes.signIn}`);
});

test('a browser that keeps nothing signs nobody in, and says what to allow; once it does, the same form goes on', async ({
  server,
  network,
  visitedBrowser,
}) => {
  const { page } = await visitedBrowser();
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Reflect.set(window, 'allow', () => Object.assign(IDBFactory.prototype, { open }));
    Object.assign(IDBFactory.prototype, {
      open() {
        throw new DOMException('Access is denied for this document', 'SecurityError');
      },
    });
  });
  const sessions = async () =>
    (await query(server.dataDir, 'select count(*)::int as count from session'))[0];
  const before = await sessions();
  await page.goto(`${network.origin}${routes.signIn}`);
  await fillSignIn(page, people.thabo.email, password);
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing on this device.');
  expect(await sessions()).toEqual(before);
  await assertAccessibleEverywhere(page, 'a browser that keeps nothing');

  await page.evaluate(() => (Reflect.get(window, 'allow') as () => void)());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
});

test('the sample accounts fill in the form', async ({ network, visitedBrowser }) => {
  const { page } = await visitedBrowser();
  await page.goto(`${network.origin}${routes.signIn}`);
  await page.getByRole('button', { name: new RegExp(people.sipho.name) }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(people.sipho.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${network.origin}${routes.dashboard}`);
});

test('B41 an address with one password in two organisations is asked where to sign in', async ({
  server,
  network,
  visitedBrowser,
}) => {
  const { ayanda } = people;
  const elsewhere = randomUUID();
  await query(
    server.dataDir,
    `insert into account (id, tenant_id, email, name, password_hash)
     select $1, t.id, a.email, a.name, a.password_hash from account a, tenant t
     where a.email = $2 and t.id <> a.tenant_id`,
    [elsewhere, ayanda.email],
  );
  try {
    const browser = await visitedBrowser(laptop);
    const { page } = browser;
    await page.goto(`${network.origin}${routes.signIn}`);
    await fillSignIn(page, ayanda.email, password);
    await page.getByRole('heading', { name: 'Where do you want to sign in?' }).waitFor();
    await assertAccessibleEverywhere(page, 'where to sign in');
    await assertNoSidewaysScroll(browser, 'where to sign in');
    await page.getByRole('button', { name: 'Hope City' }).press('Enter');
    await page.waitForURL(`${network.origin}${routes.dashboard}`);
  } finally {
    await query(server.dataDir, 'delete from account where id = $1', [elsewhere]);
  }
});
