import { Icon, type IconOf } from '../../../ui/icon/icon.tsx';
import * as css from './overview.css.ts';

/** One fact of a line of them; nothing where there are no words. */
export function Fact({ of, words }: { of?: IconOf; words: string | null | undefined | false }) {
  if (!words) return null;
  return (
    <span className={css.fact}>
      {of && <Icon of={of} size="sm" />}
      <bdi>{words}</bdi>
    </span>
  );
}
