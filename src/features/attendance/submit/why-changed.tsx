import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { cx } from '../../../ui/cx.ts';
import * as css from '../form/report-form.css.ts';

/** Most changes have one of these reasons: a tap, where a keyboard would take the other hand. */
const often = ['Counted again', 'More people came', 'A typing mistake'];

/** Reason of a change, chosen or written. The history shows it beside the numbers. */
export function WhyChanged({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | null;
  onChange(reason: string): void;
}) {
  return (
    <div className={cx(css.stack, css.reason)}>
      <div className={css.keys}>
        {often.map((reason) => (
          <Button
            key={reason}
            size="touch"
            kind={value === reason ? 'soft' : 'secondary'}
            aria-pressed={value === reason}
            onClick={() => onChange(reason)}
          >
            {reason}
          </Button>
        ))}
      </div>
      <TextField
        label="Reason of the change"
        size="touch"
        maxLength={200}
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
