import { Suspense, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import { preloadPart } from '../preload-part.tsx';
import * as css from './rich-text-field.css.ts';

const { Part: Editor } = preloadPart(() =>
  import('./rich-text-editor.tsx').then((part) => part.RichTextEditor),
);

/**
 * Text with emphasis, lists, quotations and links, as HTML; '' while nothing is in it. The editor is large, and comes
 * when this is shown for the first time.
 */
export function RichTextField({
  label,
  html,
  error,
  hasFocus = false,
  onChange,
}: {
  label: string;
  /** That it begins with, from anywhere: it is cleaned. */
  html: string;
  error?: string | null | undefined;
  /** It is what somebody came for. */
  hasFocus?: boolean;
  onChange(html: string): void;
}) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.label}>
        {label}
      </p>
      <Suspense
        fallback={
          <div className={css.loading} aria-busy="true">
            The editor is loading…
          </div>
        }
      >
        <Editor
          names={{ label: id, error: `${id}-error` }}
          html={html}
          isWrong={Boolean(error)}
          hasFocus={hasFocus}
          onChange={onChange}
        />
      </Suspense>
      <div id={`${id}-error`}>{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}
