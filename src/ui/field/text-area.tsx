import type { Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import * as css from './field.css.ts';
import { type FieldProps, Labelled } from './field.tsx';

interface TextAreaProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  label,
  size = 'touch',
  hint,
  error,
  optional,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Labelled label={label} size={size} hint={hint} error={error} optional={optional}>
      {(parts) => (
        <textarea
          rows={3}
          className={cx(css.box, css.boxSize[size], css.area, className)}
          data-wrong={error ? '' : undefined}
          {...parts}
          {...area}
        />
      )}
    </Labelled>
  );
}
