import type { ReactNode } from 'react';
import * as css from './prose.css.ts';

/** Written text with its headings, lists, quotes, code and tables, in the measure of a column. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={css.prose}>{children}</div>;
}
