import { rem } from '../theme/scale.ts';
import { size } from '../theme/tokens.json';

export type IconSize = keyof typeof size.icon;

/** Length of the square and width of the line; worked out when the product is built. */
export const looks = Object.fromEntries(
  Object.entries(size.icon).map(([name, px]) => [
    name,
    { size: rem(px), strokeWidth: px < size.icon.xl ? 1.9 : 1.75 },
  ]),
) as Record<IconSize, { size: string; strokeWidth: number }>;
