import { createFileRoute, redirect } from '@tanstack/react-router';
import { accessPages, frames } from '#domain/shell/page-forms.ts';
import { isOneOf } from '#domain/values/is-one-of.ts';
import { AccessSample } from '../../../../../../features/access/frames/access-sample.tsx';

/** S2-096. */
export const Route = createFileRoute('/_signed-in/(office)/pages/authentication/$page/$frame')({
  staticData: { title: 'A page about an account', layout: 'empty' },
  loader: ({ params: { page, frame } }) => {
    if (isOneOf(accessPages, page) && isOneOf(frames, frame)) return { page, frame };
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: AccessSamplePage,
});

function AccessSamplePage() {
  return <AccessSample {...Route.useLoaderData()} />;
}
