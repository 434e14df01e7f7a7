/** The forms of the price list, as in their addresses (S2-092). */
export const pricingVariants = ['modern', 'simple', 'single', 'table'] as const;
export type PricingVariant = (typeof pricingVariants)[number];

export function isPricingVariant(name: string): name is PricingVariant {
  return (pricingVariants as readonly string[]).includes(name);
}
