import * as css from './progress-bar.css.ts';

/** Progress as a bar, with its number in words. */
export function ProgressBar({ value, of, words }: { value: number; of: number; words: string }) {
  return (
    <div className={css.progress}>
      <progress className={css.bar} aria-label={words} value={Math.min(value, of)} max={of || 1} />
      <p className={css.words}>{words}</p>
    </div>
  );
}
