/** S2-097. */
export const layoutNames = [
  'classic',
  'classy',
  'dense',
  'thin',
  'compact',
  'futuristic',
  'modern',
  'enterprise',
  'material',
  'centered',
  'empty',
] as const;
export type LayoutName = (typeof layoutNames)[number];

export function isLayoutName(value: unknown): value is LayoutName {
  return (layoutNames as readonly unknown[]).includes(value);
}
