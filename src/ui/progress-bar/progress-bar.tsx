import * as css from './progress-bar.css.ts';

/** Progress as a bar, with its number in words. */
export function ProgressBar({
  value,
  of,
  words,
  areWordsHidden = false,
}: {
  value: number;
  of: number;
  words: string;
  /** Where what stands around it says them. */
  areWordsHidden?: boolean;
}) {
  return (
    <div className={css.progress}>
      <progress className={css.bar} aria-label={words} value={Math.min(value, of)} max={of || 1} />
      {!areWordsHidden && <p className={css.words}>{words}</p>}
    </div>
  );
}
