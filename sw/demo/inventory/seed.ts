import type { Maker, Product } from '#domain/demo/inventory/entities.ts';
import type { Tag } from '#domain/demo/tag.ts';
import type { DemoDatabase } from '#store/demo/database.ts';
import { watch } from '../drawings.ts';
import { seedId } from '../seed-id.ts';
import { slugOf } from '../slug-of.ts';

const made = (kind: Parameters<typeof seedId>[0], titles: string) =>
  titles.split('|').map((title, at) => ({ id: seedId(kind, at + 1), title }));

const named = (kind: Parameters<typeof seedId>[0], titles: string): Maker[] =>
  made(kind, titles).map(({ id, title: name }) => ({ id, name, slug: slugOf(name) }));

const categories = named('b', 'Mens|Ladies|Unisex');
const brands = named('c', 'Highveld|Karoo & Sons|Lowveld|Table Bay|Umhlanga');
const vendors = named('d', 'Karoo Trading|Sandton Time|Wholesale 24');
const tags: readonly Tag[] = made(
  'e',
  'Automatic|Chronograph|Date|Gift|Leather|Luminous|Quartz|Sapphire|Steel|Waterproof',
);

/** Name, price in Rand, pieces that are there: eight of them, those with a star, are sold now. */
const watches = (
  'Augrabies field watch*2190,34|Baobab automatic*2395,12|Cederberg chronograph 1840,26|Drakensberg diver*1780,41|' +
  'Flamingo ladies 980,18|Golden Gate dress watch 2240,15|Hantam moonphase 2310,22|Inyanga sport*1120,47|' +
  'Jacaranda slim 890,29|Kalahari pilot*1960,31|Karoo night 1450,24|Limpopo digital 820,49|Magaliesberg GMT 2080,17|' +
  'Namaqua bloom*1240,33|Orange River racer 1690,27|Protea pearl 1530,13|Richtersveld solar*1890,38|Sani trail 1360,21|' +
  'Tsitsikamma wood 1050,44|Umngeni tide 1610,19|Vaal classic*1190,36|Waterberg titan 2150,28|Zambezi regatta 1730,23'
).split('|');

const grounds = ['#f5f1ea', '#eef3f2', '#f4edf1'];
const looks = [
  ['#6f9a86', '#12453c'],
  ['#d9b27c', '#c2821f'],
  ['#c98aa6', '#8f2457'],
  ['#7db3c9', '#0e7490'],
  ['#8d8478', '#3a332c'],
];
const taxes = [8, 10, 18, 20, 30];

const dealt = <One>(of: readonly One[], at: number): One => of[at % of.length] as One;

function productOf(line: string, at: number): Product {
  const [, name = '', star, rand, stock] = /^(.+?)([* ])(\d+),(\d+)$/.exec(line) ?? [];
  const price = Number(rand) * 100;
  const taxPercent = dealt(taxes, at * 2);
  const basePrice = Math.round(price / (1 + taxPercent / 100));
  const [strap = '', metal = ''] = dealt(looks, at);
  const colors = [dealt(grounds, at), strap, metal, metal];
  return {
    id: seedId('a', at + 1),
    category: dealt(categories, at).id,
    brand: dealt(brands, at).id,
    vendor: dealt(vendors, at + 1).id,
    name,
    description: `${name}: a watch for every day, with two years of guarantee. The strap is changed without tools.`,
    tags: [0, 1, 3, 4, 6].map((step) => dealt(tags, at + step).id),
    sku: `${name.slice(0, 3).toUpperCase()}-${101 + at * 17}`,
    barcode: String(6_001_234_500_000 + at * 19),
    stock: Number(stock),
    reserved: at % 5,
    cost: Math.round(basePrice * 0.55),
    basePrice,
    price,
    taxPercent,
    weight: (12 + (at % 9)) / 100,
    thumbnail: watch(colors, 'whole'),
    images: [watch(colors, 'whole'), watch(colors, 'face'), watch(colors, 'back')],
    active: star === '*',
  };
}

export async function seedInventory(demo: DemoDatabase): Promise<void> {
  await demo.productCategory.bulkAdd(
    categories.map(({ id, name, slug }) => ({ id, name, slug, parentId: null })),
  );
  await demo.productBrand.bulkAdd(brands);
  await demo.productVendor.bulkAdd(vendors);
  await demo.productTag.bulkAdd(tags);
  await demo.product.bulkAdd(watches.map(productOf));
}
