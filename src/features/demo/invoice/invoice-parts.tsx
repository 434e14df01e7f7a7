import { exactRand } from '../../../demo/money.ts';
import { sumsOf, totalOf } from './invoice-sums.ts';
import type { Invoice, Party } from './sample-invoice.ts';
import * as css from './invoice.css.ts';

export function PartyBlock({ party }: { party: Party }) {
  return (
    <address className={css.party}>
      <strong>{party.name}</strong>
      {party.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{party.phone}</span>
      <span>{party.email}</span>
      <span>{party.web}</span>
      {party.vatNumber && <span>VAT {party.vatNumber}</span>}
    </address>
  );
}

/** Items of an invoice. `described`: each with a line about it. */
export function ItemTable({
  items,
  described = false,
}: Pick<Invoice, 'items'> & { described?: boolean }) {
  return (
    <table className={css.items}>
      <thead>
        <tr>
          <th scope="col" className={css.name}>
            Service
          </th>
          <th scope="col" className={css.figure}>
            Rate
          </th>
          <th scope="col" className={css.figure}>
            Quantity
          </th>
          <th scope="col" className={css.figure}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.service}>
            <th scope="row" className={css.name}>
              {item.service}
              {described && <span className={css.described}>{item.description}</span>}
            </th>
            <td className={css.figure}>{exactRand(item.rate)}</td>
            <td className={css.figure}>{item.quantity}</td>
            <td className={css.figure}>{exactRand(totalOf(item))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Sums({ invoice }: { invoice: Invoice }) {
  const { subtotal, discount, tax, total } = sumsOf(invoice);
  const rows = [
    ['Subtotal', exactRand(subtotal)],
    [`Discount (${invoice.discountPart * 100}%)`, `−\u202f${exactRand(discount)}`],
    [`VAT (${invoice.taxPart * 100}%)`, exactRand(tax)],
  ] as const;
  return (
    <dl className={css.sums}>
      {rows.map(([name, value]) => (
        <div key={name} className={css.sum}>
          <dt>{name}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>Total</dt>
        <dd className={css.figure}>{exactRand(total)}</dd>
      </div>
    </dl>
  );
}

/** Bank details and reference for the payment. */
export function Payment({ invoice: { reference, bank } }: { invoice: Invoice }) {
  return (
    <section className={css.payment} aria-label="Payment">
      <div>
        <p>Pay by EFT with this reference</p>
        <p className={css.reference}>{reference}</p>
      </div>
      <p className={css.bank}>
        {bank.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </section>
  );
}
