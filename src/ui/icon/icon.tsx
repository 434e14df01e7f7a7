import type { ComponentType, SVGProps } from 'react';
import { size as sizes } from '../theme/tokens.json';

export type IconOf = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;
export type IconSize = keyof typeof sizes.icon;

/** A lucide icon in the product's sizes. It never carries meaning alone: words stand beside it. */
export function Icon({
  of: Shape,
  size = 'md',
  className,
}: {
  of: IconOf;
  size?: IconSize;
  className?: string | undefined;
}) {
  const px = sizes.icon[size];
  return (
    <Shape
      size={`${px / 16}rem`}
      strokeWidth={px < sizes.icon.xl ? 1.9 : 1.75}
      aria-hidden="true"
      {...(className !== undefined && { className })}
    />
  );
}
