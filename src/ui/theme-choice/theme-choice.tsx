import { useId } from 'react';
import { type ThemeName, themeNames } from '../theme/themes.ts';
import { PicturedRadio } from './pictured-radio.tsx';
import * as css from './theme-choice.css.ts';

const named = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One of the themes, each by its accent. `value`: of a newer program it is none of them. */
export function ThemeChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(name: ThemeName): void;
}) {
  const id = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.name}>{label}</legend>
      <div className={css.swatches}>
        {themeNames.map((name) => (
          <PicturedRadio
            key={name}
            group={id}
            label={named(name)}
            checked={name === value}
            onChoose={() => onChange(name)}
          >
            <span className={css.swatch} data-accent={name} />
          </PicturedRadio>
        ))}
      </div>
    </fieldset>
  );
}
