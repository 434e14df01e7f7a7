import { useId } from 'react';
import { type BoardIcon, boardIcons } from '#domain/demo/scrumboard/entities.ts';
import { legend } from '../../../../ui/field/fieldset.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { radio } from '../../../../ui/segmented/segmented.css.ts';
import { boardIcon } from './board-icon.ts';
import * as css from './board-sheet.css.ts';

/** The icon of a board: the browser’s own radio buttons, arrow keys included. */
export function IconChoice({
  value,
  onChange,
}: {
  value: BoardIcon;
  onChange(icon: BoardIcon): void;
}) {
  const name = useId();
  return (
    <fieldset className={css.icons}>
      <legend className={legend}>Icon</legend>
      {boardIcons.map((one) => (
        <label key={one} className={css.icon} title={boardIcon[one].label}>
          <input
            type="radio"
            className={radio}
            name={name}
            aria-label={boardIcon[one].label}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <Icon of={boardIcon[one].icon} size="lg" />
        </label>
      ))}
    </fieldset>
  );
}
