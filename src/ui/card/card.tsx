import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './card.css.ts';

/** A surface of its own. Cards do not nest. */
export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(css.card, className)}>{children}</div>;
}
