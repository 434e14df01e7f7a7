import { createFileRoute, redirect } from '@tanstack/react-router';
import { InvoiceScreen } from '../../../../../../features/demo/invoice/invoice-screen.tsx';
import { isInvoiceVariant } from '../../../../../../features/demo/invoice/invoice-variants.ts';

/** S2-090 S2-091. */
export const Route = createFileRoute('/_signed-in/(office)/pages/invoice/printable/$variant')({
  staticData: { title: 'Invoice' },
  loader: ({ params: { variant } }) => {
    if (isInvoiceVariant(variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: InvoicePage,
});

function InvoicePage() {
  return <InvoiceScreen variant={Route.useLoaderData()} />;
}
