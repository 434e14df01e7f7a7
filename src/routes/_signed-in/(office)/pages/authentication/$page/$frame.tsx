import { createFileRoute, redirect } from '@tanstack/react-router';
import { isFrame } from '#domain/shell/frames.ts';
import { isAccessPage } from '../../../../../../features/access/frames/access-pages.ts';
import { AccessSample } from '../../../../../../features/access/frames/access-sample.tsx';

/** S2-096. */
export const Route = createFileRoute('/_signed-in/(office)/pages/authentication/$page/$frame')({
  staticData: { title: 'A page about an account', layout: 'empty' },
  loader: ({ params: { page, frame } }) => {
    if (isAccessPage(page) && isFrame(frame)) return { page, frame };
    throw redirect({ to: '/404-not-found', replace: true });
  },
  component: AccessSamplePage,
});

function AccessSamplePage() {
  return <AccessSample {...Route.useLoaderData()} />;
}
