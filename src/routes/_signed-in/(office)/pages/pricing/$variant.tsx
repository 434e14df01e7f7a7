import { createFileRoute, redirect } from '@tanstack/react-router';
import { PricingScreen } from '../../../../../features/demo/pricing/pricing-screen.tsx';
import { isPricingVariant } from '../../../../../features/demo/pricing/pricing-variants.ts';

/** S2-092. */
export const Route = createFileRoute('/_signed-in/(office)/pages/pricing/$variant')({
  staticData: { title: 'Pricing' },
  loader: ({ params: { variant } }) => {
    if (isPricingVariant(variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: PricingPage,
});

function PricingPage() {
  return <PricingScreen variant={Route.useLoaderData()} />;
}
