import { labelParts } from '#domain/values/marked-label.ts';
import * as css from './row-picker.css.ts';

/** A label of autocomplete: text alone, whatever markup somebody wrote into a name. */
export function MarkedText({ label }: { label: string }) {
  return labelParts(label).map(({ text, marked, at }) =>
    marked ? (
      <mark key={at} className={css.marked}>
        {text}
      </mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}
