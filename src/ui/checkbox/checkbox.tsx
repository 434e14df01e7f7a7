import * as Box from '@radix-ui/react-checkbox';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useId, type ReactNode } from 'react';
import { hintId, WordsAndHint } from '../field/words-and-hint.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden.css.ts';
import * as css from './checkbox.css.ts';

/** `mixed`: some of what it stands for. */
export type Checked = boolean | 'mixed';

/** Yes or no, with its words beside it; `labelHidden` where a row says what it is. */
export function Checkbox({
  label,
  hint,
  checked,
  labelHidden = false,
  disabled = false,
  onChange,
}: {
  label: ReactNode;
  hint?: string;
  checked: Checked;
  labelHidden?: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}) {
  const id = useId();
  const box = (
    <Box.Root
      id={id}
      className={css.box}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      disabled={disabled}
      aria-describedby={hintId(id, hint)}
      onCheckedChange={(next) => onChange(next === true)}
    >
      <Box.Indicator>
        <Icon of={checked === 'mixed' ? Minus : Check} size="xs" />
      </Box.Indicator>
    </Box.Root>
  );
  if (labelHidden) {
    return (
      <>
        {box}
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
      </>
    );
  }
  return (
    <div className={css.line}>
      {box}
      <WordsAndHint of={id} label={label} hint={hint} />
    </div>
  );
}
