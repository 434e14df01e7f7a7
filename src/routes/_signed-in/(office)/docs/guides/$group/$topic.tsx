import { createFileRoute, redirect } from '@tanstack/react-router';
import { GuideScreen } from '../../../../../../features/docs/guide-screen.tsx';
import { readGuide, topicAt } from '../../../../../../features/docs/guides.ts';

export const Route = createFileRoute('/_signed-in/(office)/docs/guides/$group/$topic')({
  staticData: { title: 'Guides' },
  loader: async ({ params: { group, topic: name } }) => {
    const topic = topicAt(group, name);
    if (topic === null) throw redirect({ to: '/404-not-found', replace: true });
    return { topic, nodes: (await readGuide(topic)).nodes };
  },
  component: GuidePage,
});

function GuidePage() {
  return <GuideScreen {...Route.useLoaderData()} />;
}
