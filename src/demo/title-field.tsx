import { useFirstFocus } from '../ui/use-first-focus.ts';
import * as css from './row-form.css.ts';

/** The title of what is open, which has the focus first. */
export function TitleField({
  value,
  placeholder,
  maxLength,
  onChange,
}: {
  value: string;
  placeholder: string;
  maxLength: number;
  onChange(title: string): void;
}) {
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <input
      ref={field}
      type="text"
      className={css.title}
      aria-label="Title"
      placeholder={placeholder}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
