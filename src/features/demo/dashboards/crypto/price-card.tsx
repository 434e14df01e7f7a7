import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { spans, type Coin, type Span } from '#domain/demo/dashboards/crypto.ts';
import { Chart } from '../../../../ui/chart/chart.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Figures } from '../parts/figures.tsx';
import * as css from './crypto.css.ts';
import {
  billionWords,
  millionWords,
  priceData,
  priceSummary,
  priceWords,
  spanNames,
} from './crypto-words.ts';
import { Trend } from './watchlist.tsx';

/** The price of one coin, what is known of it, and how it got there. */
export function PriceCard({ coin, asOf }: { coin: Coin; asOf: string }) {
  const [span, setSpan] = useState<Span>('month');
  const { title, iso, price, trend, marketCap, volume, supply, allTimeHigh } = coin;
  return (
    <section className={css.main} aria-label={title}>
      <div className={css.mainHead}>
        <div>
          <p className={css.coinName}>
            {title} <span className={css.iso}>{iso}</span>
          </p>
          <p className={css.now}>
            {priceWords(price)} <Trend trend={trend} />
          </p>
        </div>
        <Figures
          figures={[
            { name: 'Market cap', value: billionWords(marketCap) },
            { name: 'Volume', value: billionWords(volume) },
            { name: 'Supply', value: millionWords(supply) },
            { name: 'All-time high', value: priceWords(allTimeHigh) },
          ]}
        />
      </div>
      <Chart
        kind="crosshair"
        heading="h2"
        title={`Price of ${title}`}
        facts={span === 'all' ? 'Ten years' : `The last ${span}`}
        summary={priceSummary(coin, span)}
        data={priceData(coin, span, asOf)}
        keys={
          <Segmented
            label="Time"
            isLow
            choices={spans.map((value) => ({ value, label: spanNames[value] }))}
            value={span}
            onChange={setSpan}
          />
        }
        prints
      />
      <p className={css.sample}>
        <Icon of={Info} size="sm" />
        Sample data. No real money or coins move.
      </p>
    </section>
  );
}
