import Search from 'lucide-react/icons/search';
import { cx } from '../ui/cx.ts';
import * as field from '../ui/field/field.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as css from './search-box.css.ts';

/** Words that the list is searched by, in one line with the page's actions. */
export function SearchBox({
  label,
  value,
  wide = false,
  onChange,
  onFocused,
}: {
  /** 'Search notes'. */
  label: string;
  value: string;
  /** As wide as its column. */
  wide?: boolean;
  onChange(words: string): void;
  /** Whether somebody is about to search: time to read what is searched. */
  onFocused?(isFocused: boolean): void;
}) {
  return (
    <div className={cx(field.box, field.boxSize.office, wide ? css.wide : css.search)}>
      <Icon of={Search} size="sm" />
      <input
        type="search"
        className={field.input}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => onFocused?.(true)}
        onBlur={() => onFocused?.(false)}
      />
    </div>
  );
}
