import * as z from 'zod/mini';
import { picture } from '../picture.ts';
import { rowId, text } from '../text.ts';

/** S7-064. */
export const newProductName = 'A New Product';
export const nameLength = 100;
export const codeLength = 40;
export const descriptionLength = 2000;
export const mostCents = 100_000_000_00;
export const mostStock = 999_999;
export const mostKilograms = 10_000;

const upTo = (most: number, problem: string) =>
  z.number().check(z.gte(0, 'Enter 0 or more'), z.lte(most, problem));
const whole = z.int('Enter a whole number, without decimals');
const cents = whole.check(
  z.gte(0, 'Enter 0 or more'),
  z.lte(mostCents, 'Enter at most R 100 000 000'),
);
const pieces = whole.check(z.gte(0, 'Enter 0 or more'), z.lte(mostStock, 'Enter at most 999 999'));

/** A category, a brand or a vendor. */
const named = { id: rowId, name: text(nameLength), slug: z.string() };

/** S3-023. Nothing has a parent yet. */
export const productCategory = z.object({ ...named, parentId: z.nullable(rowId) });
export type ProductCategory = z.infer<typeof productCategory>;

/** S3-024. */
export const maker = z.object(named);
export type Maker = z.infer<typeof maker>;

/** S3-026. */
export const product = z.object({
  id: rowId,
  /** Ids of one of each; null for none. */
  category: z.nullable(rowId),
  brand: z.nullable(rowId),
  vendor: z.nullable(rowId),
  name: text(nameLength).check(z.refine((name) => name.trim() !== '', 'Enter the name')),
  description: z.nullable(text(descriptionLength)),
  /** Ids. */
  tags: z.array(rowId),
  sku: z.nullable(text(codeLength)),
  barcode: z.nullable(text(codeLength)),
  /** Pieces that are there, and those of them that somebody has ordered. */
  stock: pieces,
  reserved: pieces,
  /** Of one piece, in cents: to buy it, to sell it without tax, and to sell it. */
  cost: cents,
  basePrice: cents,
  price: cents,
  taxPercent: upTo(100, 'Enter at most 100 %'),
  /** In kilograms. */
  weight: upTo(mostKilograms, 'Enter at most 10 000 kg'),
  thumbnail: z.nullable(picture),
  images: z.array(picture),
  active: z.boolean(),
});
export type Product = z.infer<typeof product>;

/** Fields that a person writes. */
export type ProductFields = Omit<Product, 'id' | 'thumbnail' | 'images'>;
