import { cx } from '../cx.ts';
import { TextArea } from './text-area.tsx';
import type { ComponentProps } from 'react';
import * as css from './more-fields.css.ts';

/** Several lines of text; it grows with what is written, up to half of the screen. */
export function GrowingArea({ className, ...props }: ComponentProps<typeof TextArea>) {
  return <TextArea rows={2} {...props} className={cx(css.growing, className)} />;
}
