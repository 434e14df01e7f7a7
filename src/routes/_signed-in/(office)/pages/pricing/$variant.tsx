import { createFileRoute, redirect } from '@tanstack/react-router';
import { pricingForms } from '#domain/shell/page-forms.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { PricingScreen } from '../../../../../features/demo/pricing/pricing-screen.tsx';

/** S2-092. */
export const Route = createFileRoute('/_signed-in/(office)/pages/pricing/$variant')({
  staticData: { title: 'Pricing' },
  loader: ({ params: { variant } }) => {
    if (isOneOf(pricingForms, variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: PricingPage,
});

function PricingPage() {
  return <PricingScreen variant={Route.useLoaderData()} />;
}
