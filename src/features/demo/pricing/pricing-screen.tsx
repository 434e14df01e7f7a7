import { useState, type ComponentType } from 'react';
import type { PricingForm } from '#domain/shell/page-forms.ts';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { PlanCards } from './plan-cards.tsx';
import type { Period } from './plans.ts';
import { PlanTable } from './plan-table.tsx';
import { PricingFoot } from './pricing-foot.tsx';
import * as css from './pricing.css.ts';
import { SinglePrice } from './single-price.tsx';

interface Variant {
  title: string;
  words: string;
  /** `null`: one price, however it is billed. */
  Plans: ComponentType<{ period: Period }> | null;
}

const variants: Readonly<Record<PricingForm, Variant>> = {
  modern: {
    title: 'Priced for the church you are',
    words: 'Every plan counts, saves and sends without a signal. Change or stop at any time.',
    Plans: ({ period }) => <PlanCards period={period} full />,
  },
  simple: {
    title: 'Three plans, one way to count',
    words: 'Start with what you need on Sunday.',
    Plans: ({ period }) => <PlanCards period={period} />,
  },
  single: {
    title: 'Pay once',
    words: 'No months, no years: one price for the church.',
    Plans: null,
  },
  table: {
    title: 'Compare the plans',
    words: 'The same counting in each. More room as you grow.',
    Plans: PlanTable,
  },
};

/** S2-092: a price list, in four forms. */
export function PricingScreen({ variant }: { variant: PricingForm }) {
  const [period, setPeriod] = useState<Period>('yearly');
  const { title, words, Plans } = variants[variant];
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.words}>{words}</p>
        {Plans && (
          <div className={css.period}>
            <Segmented
              label="How you pay"
              choices={[
                { value: 'yearly', label: 'Yearly, 2 months free' },
                { value: 'monthly', label: 'Monthly' },
              ]}
              value={period}
              onChange={setPeriod}
            />
          </div>
        )}
      </header>
      {Plans ? <Plans period={period} /> : <SinglePrice />}
      <p className={css.terms}>Prices in Rand, VAT included. Registered charities pay 20% less.</p>
      <PricingFoot />
    </div>
  );
}
