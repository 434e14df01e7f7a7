import { cx } from '../cx.ts';
import { flips } from './flips.css.ts';
import type { IconOf } from './icon.tsx';

/** The same icon, pointing the way somebody reads, for parts that are only told which icon. */
export function pointing(Shape: IconOf): IconOf {
  return function Pointing({ className, ...rest }) {
    return <Shape {...rest} className={cx(className, flips)} />;
  };
}
