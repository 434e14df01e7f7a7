import { createFileRoute, redirect } from '@tanstack/react-router';
import { frames } from '#domain/shell/page-forms.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { ComingSoon } from '../../../../../features/access/frames/coming-soon.tsx';

/** S2-089. */
export const Route = createFileRoute('/_signed-in/(office)/pages/coming-soon/$variant')({
  staticData: { title: 'Almost ready', layout: 'empty' },
  loader: ({ params: { variant } }) => {
    if (isOneOf(frames, variant)) return variant;
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: ComingSoonPage,
});

function ComingSoonPage() {
  return <ComingSoon frame={Route.useLoaderData()} />;
}
