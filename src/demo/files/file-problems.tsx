import { Alert } from '../../ui/alert/alert.tsx';
import * as css from './file-problems.css.ts';

/** A sentence for each file that was not kept. */
export function FileProblems({
  title,
  of,
  onDismiss,
}: {
  /** 'Not uploaded'. */
  title: string;
  of: readonly string[];
  onDismiss(): void;
}) {
  if (of.length === 0) return null;
  return (
    <Alert key={of.join()} type="error" title={title} dismissible onDismiss={onDismiss}>
      <ul className={css.problems}>
        {of.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Alert>
  );
}
