import { createFileRoute, redirect } from '@tanstack/react-router';
import { GuideScreen } from '../../../../../../features/docs/guide-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/docs/guides/$group/$topic')({
  staticData: { title: 'Guides' },
  loader: async ({ params: { group, topic: name } }) => {
    // The list of guides is long, and stands in no other page: it comes with the first of them.
    const { readGuide, topicAt } = await import('../../../../../../features/docs/guides.ts');
    const topic = topicAt(group, name);
    if (topic === null) throw redirect({ to: '/404-not-found', replace: true });
    return { topic, nodes: (await readGuide(topic)).nodes };
  },
  component: GuidePage,
});

function GuidePage() {
  return <GuideScreen {...Route.useLoaderData()} />;
}
