import ArrowLeft from 'lucide-react/icons/chevron-left';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { memo, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { pointing } from '../../../ui/icon/pointing.tsx';
import * as css from './tally.css.ts';

const Back = pointing(ArrowLeft);

/** Ways of the page round a tally. */
export interface TallyFrame {
  /** Name of the person who counts. */
  person: string;
  dark: boolean;
  onDark(dark: boolean): void;
  onBack(): void;
}

/** Where it is counted, and the way back. `extra`: what stands beside it. */
export const TallyHead = memo(function TallyHead({
  frame: { dark, onDark, onBack },
  title,
  words,
  extra,
}: {
  frame: TallyFrame;
  title: string;
  words: string;
  extra?: ReactNode;
}) {
  const scheme = dark ? 'Bright' : 'Dim';
  const look = { icon: dark ? Sun : Moon, onClick: () => onDark(!dark) };
  return (
    <header className={css.head}>
      <IconButton icon={Back} label="Back to the report" size="touch" onClick={onBack} />
      <div className={css.names}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.place}>{words}</p>
      </div>
      {extra}
      <IconButton {...look} label={scheme} size="touch" className={css.narrow} />
      <Button {...look} size="touch" className={css.wide}>
        {scheme}
      </Button>
    </header>
  );
});
