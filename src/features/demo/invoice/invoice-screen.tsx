import Printer from 'lucide-react/icons/printer';
import type { ComponentType } from 'react';
import type { InvoiceForm } from '#domain/shell/page-forms.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.css.ts';
import { exactRand } from '../../../demo/money.ts';
import { ItemTable, PartyBlock, Payment, Sums } from './invoice-parts.tsx';
import { sumsOf } from './invoice-sums.ts';
import * as css from './invoice.css.ts';
import { sampleInvoice, type Invoice } from './sample-invoice.ts';

function Foot({ invoice }: { invoice: Invoice }) {
  return (
    <footer className={css.foot}>
      <p>Please pay within {invoice.payWithinDays} days. Thank you.</p>
      <p className={css.smallPrint}>
        Grace Valley is a registered public benefit organisation. Questions: {invoice.sender.email}
      </p>
    </footer>
  );
}

function Facts({ invoice }: { invoice: Invoice }) {
  const facts = [
    ['Invoice', invoice.number],
    ['Invoice date', invoice.date],
    ['Due date', invoice.due],
    ['Total due', exactRand(sumsOf(invoice).total)],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.muted}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Compact() {
  return (
    <>
      <h1 className={visuallyHidden}>Invoice</h1>
      <header className={css.head}>
        <Facts invoice={sampleInvoice} />
        <div className={css.parties}>
          <Logo />
          <PartyBlock party={sampleInvoice.sender} />
          <PartyBlock party={sampleInvoice.receiver} />
        </div>
      </header>
      <ItemTable items={sampleInvoice.items} />
      <Sums invoice={sampleInvoice} />
      <Payment invoice={sampleInvoice} />
      <Foot invoice={sampleInvoice} />
    </>
  );
}

const short: Invoice = { ...sampleInvoice, items: sampleInvoice.items.slice(0, 4) };

function Modern() {
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>Invoice</h1>
        <div className={css.sender}>
          <Logo size="large" />
          <PartyBlock party={short.sender} />
        </div>
      </header>
      <div className={css.head}>
        <div>
          <h2 className={css.muted}>Bill to</h2>
          <PartyBlock party={short.receiver} />
        </div>
        <Facts invoice={short} />
      </div>
      <ItemTable items={short.items} described />
      <Sums invoice={short} />
      <Payment invoice={short} />
      <Foot invoice={short} />
    </>
  );
}

const variants: Readonly<Record<InvoiceForm, ComponentType>> = {
  compact: Compact,
  modern: Modern,
};

/** S2-090 S2-091: an invoice as it comes out of the printer, which takes the sheet alone. */
export function InvoiceScreen({ variant }: { variant: InvoiceForm }) {
  const Sheet = variants[variant];
  return (
    <div className={css.page}>
      <Button className={css.print} icon={Printer} onClick={() => print()}>
        Print
      </Button>
      <article className={css.sheet} aria-label="Invoice">
        <Sheet />
      </article>
    </div>
  );
}
