import type { Images } from '../../../workers/images/images-api.ts';
import type { Contact, ReadTable } from '../../../workers/exchange/exchange-api.ts';
import { controlled, goOffline, laptop } from '../../support/chromium.ts';
import { rememberPolicy, startBuiltWorker } from '../../support/built-worker.ts';
import { expect, test } from '../../support/fixtures.ts';
import { picture, planted, withExif } from '../../support/pictures.ts';
import { people } from '../../support/sample.ts';
import { routes } from '../../support/screens.ts';

/** Globals of a page after `startBuiltWorker`. */
interface Built {
  exchange: {
    readTable(file: Blob): Promise<ReadTable>;
    writeTable(table: { columns: string[]; rows: string[][] }): Promise<Blob>;
    readCards(file: Blob): Promise<Contact[]>;
    writeCards(contacts: Contact[], version: string): Promise<Blob>;
  };
}

const validation = (message: string) => ({ code: 'validation', message });

test('issue 12: tables and cards are read and written in a worker, without a network, under the policy for scripts', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page } = browser;
  await rememberPolicy(page);
  await page.goto(`${network.origin}${routes.reports}`);
  await controlled(page);
  await goOffline(browser, network);
  await startBuiltWorker(page, 'exchange');
  const told = await page.evaluate(async () => {
    const { exchange } = Reflect.get(globalThis, 'built') as Built;
    const columns = ['Name', 'Phone'];
    const rows = Array.from({ length: 10_000 }, (_, at) => [`=Zoë; ${at}`, '+27 82 555 0142']);
    const file = await exchange.writeTable({ columns, rows });
    const text = await file.text();
    const read = await exchange.readTable(file);
    const old = await exchange.readTable(new File([new Uint8Array([0x5a, 0x6f, 0xeb])], 'a.csv'));
    const problem = await exchange
      .readTable(new File([], 'empty.csv'))
      .catch((error: unknown) => error);
    const cards = 'BEGIN:VCARD\r\nFN:Naledi\r\nTEL;TYPE=cell:082 555 0142\r\nEND:VCARD\r\n';
    const contacts = await exchange.readCards(new Blob([cards]));
    const again = await exchange.readCards(await exchange.writeCards(contacts, '4.0'));
    return {
      second: text.split('\r\n')[1],
      columns: read.columns,
      rows: read.rows.length,
      last: read.rows.at(-1),
      encoding: old.encoding,
      zoe: old.columns,
      problem,
      phones: contacts[0]?.phones,
      same: JSON.stringify(again) === JSON.stringify(contacts),
    };
  });
  expect(told).toEqual({
    second: `"'=Zoë; 0",'+27 82 555 0142`,
    columns: ['Name', 'Phone'],
    rows: 10_000,
    last: ['=Zoë; 9999', '+27 82 555 0142'],
    encoding: 'windows-1252',
    zoe: ['Zoë'],
    problem: {
      error: validation('“empty.csv” is empty. Choose another file'),
    },
    phones: [{ value: '082 555 0142', kinds: ['cell'] }],
    same: true,
  });
});

test('issue 12: a picture is drawn anew in a worker, and nothing else of its file is left; what cannot be read is named', async ({
  network,
  knownBrowser,
}) => {
  const { page } = await knownBrowser(people.sipho, laptop);
  await rememberPolicy(page);
  await page.goto(`${network.origin}${routes.reports}`);
  await controlled(page);
  await startBuiltWorker(page, 'images');
  const photo = withExif(picture('photo.jpg'), 6);
  expect(photo.includes(planted)).toBe(true);
  const told = await page.evaluate(async (base64) => {
    const { images } = Reflect.get(globalThis, 'built') as { images: Images };
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
    const how = { atMost: 400_000, steps: [{ side: 100, quality: 0.8 }] };
    const drawn = async (shape: 'whole' | 'square') => {
      const file = await images.redraw(new File([bytes], 'me.jpg'), { ...how, shape });
      const { width, height } = await createImageBitmap(file);
      return { type: file.type, width, height, text: await file.text() };
    };
    const problem = (name: string, ...parts: BlobPart[]) =>
      images.redraw(new File(parts, name), { ...how, shape: 'whole' }).catch(({ error }) => error);
    const tooLarge = await images
      .redraw(new File([bytes], 'me.jpg'), { ...how, atMost: 10, shape: 'whole' })
      .catch(({ error }) => error);
    return {
      whole: await drawn('whole'),
      square: await drawn('square'),
      problems: [
        await problem('empty.jpg'),
        await problem('large.jpg', new Uint8Array(30_000_000)),
        await problem('IMG_1.HEIC', new Uint8Array(4), 'ftypheic', new Uint8Array(100)),
        tooLarge,
      ],
    };
  }, photo.toString('base64'));
  // The camera noted that it lies on its side: 240 by 180 pixels.
  expect(told.whole).toMatchObject({ type: 'image/webp', width: 75, height: 100 });
  expect(told.square).toMatchObject({ type: 'image/webp', width: 100, height: 100 });
  for (const { text } of [told.whole, told.square]) {
    for (const word of [planted, 'Exif', 'EXIF', 'XMP']) expect(text).not.toContain(word);
  }
  expect(told.problems).toEqual([
    validation('“empty.jpg” is empty. Choose another picture'),
    validation(
      '“large.jpg” cannot be read on this device. Choose another picture, or a smaller one',
    ),
    validation(
      '“IMG_1.HEIC” is a HEIC picture, which this browser cannot read. Choose a JPEG, or take a screenshot of it',
    ),
    validation('“me.jpg” cannot be made small enough. Choose another picture'),
  ]);
});

test('issue 12: a name with a typing error is found on the device, behind the server’s answer and without a network', async ({
  network,
  knownBrowser,
}) => {
  const browser = await knownBrowser(people.sipho, laptop);
  const { page } = browser;
  await page.goto(`${network.origin}${routes.reports}`);
  await page.getByText(/Up to date as of/).waitFor({ timeout: 60_000 });
  await controlled(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Search for a person' });
  const sipho = page.getByRole('option', { name: 'Sipho Mthembu' });
  // Until the worker has read what the device holds.
  await expect(async () => {
    await field.fill('');
    await field.fill('siphoo mthembo');
    await expect(sipho).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(sipho.locator('mark')).toHaveText(['Sipho', 'Mthembu']);
  await expect(page.getByText(/From this device, as of/)).toBeHidden();
  await goOffline(browser, network);
  await field.fill('sipo mthembu');
  await expect(page.getByText(/From this device, as of/)).toBeVisible();
  await expect(sipho).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sipho Mthembu');
});
