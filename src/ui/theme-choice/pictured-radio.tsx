import type { ReactNode } from 'react';
import { radio } from '../segmented/segmented.css.ts';
import * as css from './theme-choice.css.ts';

/** One picture to choose among several, by the browser's own radio button. */
export function PicturedRadio({
  group,
  label,
  checked,
  onChoose,
  children,
}: {
  group: string;
  label: string;
  checked: boolean;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <label className={css.choice}>
      <input type="radio" name={group} className={radio} checked={checked} onChange={onChoose} />
      {children}
      {label}
    </label>
  );
}
