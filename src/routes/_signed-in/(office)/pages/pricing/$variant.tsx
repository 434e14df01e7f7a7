import { createFileRoute, redirect } from '@tanstack/react-router';
import { pricingForms } from '#domain/shell/page-forms.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { PricingScreen } from '../../../../../features/demo/pricing/pricing-screen.tsx';
import { PublicFrame } from '../../../../../features/demo/pricing/public-frame.tsx';

/** S2-092. */
export const Route = createFileRoute('/_signed-in/(office)/pages/pricing/$variant')({
  staticData: { title: 'Pricing', layout: 'empty' },
  loader: ({ params: { variant } }) => {
    if (isOneOf(pricingForms, variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: PricingPage,
});

function PricingPage() {
  return (
    <PublicFrame>
      <PricingScreen variant={Route.useLoaderData()} />
    </PublicFrame>
  );
}
