import type { ComponentType, SVGProps } from 'react';
import { looks, type IconSize } from './icon.css.ts';

export type IconOf = ComponentType<SVGProps<SVGSVGElement> & { size?: string | number }>;

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
  return (
    <Shape {...looks[size]} aria-hidden="true" {...(className !== undefined && { className })} />
  );
}
