import { Logo } from '../logo/logo.tsx';
import * as css from './paper.css.ts';

/** The title of a sheet, what it is about, and whose it is. */
export function SheetHead({
  title,
  sender,
  lines,
}: {
  title: string;
  sender: string;
  lines: readonly string[];
}) {
  return (
    <header className={css.head}>
      <div>
        <h2 className={css.title}>{title}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className={css.sender}>
        <Logo /> {sender}
      </p>
    </header>
  );
}
