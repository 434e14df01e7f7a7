import { createFileRoute, redirect } from '@tanstack/react-router';
import { invoiceForms } from '#domain/shell/page-forms.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { InvoiceScreen } from '../../../../../../features/demo/invoice/invoice-screen.tsx';

/** S2-090 S2-091. */
export const Route = createFileRoute('/_signed-in/(office)/pages/invoice/printable/$variant')({
  staticData: { title: 'Invoice' },
  loader: ({ params: { variant } }) => {
    if (isOneOf(invoiceForms, variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: InvoicePage,
});

function InvoicePage() {
  return <InvoiceScreen variant={Route.useLoaderData()} />;
}
