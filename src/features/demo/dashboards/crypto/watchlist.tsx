import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { Coin } from '#domain/demo/dashboards/crypto.ts';
import { Sparkline } from '../../../../ui/chart/sparkline.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.css.ts';
import { percent } from '../../../../demo/money.ts';
import * as css from './crypto.css.ts';
import { priceWords } from './crypto-words.ts';

/** Since yesterday: an arrow, the percentage, and the way in words for people who listen. */
export function Trend({ trend: { dir, amount } }: Pick<Coin, 'trend'>) {
  return (
    <span className={css.trend[dir]}>
      <Icon of={dir === 'up' ? ArrowUp : ArrowDown} size="xs" />
      <span className={visuallyHidden}>{dir}</span>
      {percent(amount)}
    </span>
  );
}

/** The coins, one of which is looked at. */
export function Watchlist({
  coins,
  chosen,
  onChoose,
}: {
  coins: readonly Coin[];
  chosen: string;
  onChoose(iso: string): void;
}) {
  return (
    <ul>
      {coins.map(({ iso, title, price, lately, trend }) => (
        <li key={iso} className={css.coinLine}>
          <button
            type="button"
            className={cx(css.coin, iso === chosen && css.chosen)}
            aria-pressed={iso === chosen}
            onClick={() => onChoose(iso)}
          >
            <span className={css.coinWords}>
              <span className={css.coinName}>
                {title} <span className={css.iso}>{iso}</span>
              </span>
              <span className={css.price}>{priceWords(price)}</span>
            </span>
            <Sparkline values={lately} tone={trend.dir} isPlain />
            <Trend trend={trend} />
          </button>
        </li>
      ))}
    </ul>
  );
}
