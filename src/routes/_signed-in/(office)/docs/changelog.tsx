import { createFileRoute } from '@tanstack/react-router';
import { nodes } from '../../../../../CHANGELOG.md';
import { ChangelogScreen } from '../../../../features/docs/changelog-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/docs/changelog')({
  staticData: { title: 'Changelog' },
  component: ChangelogPage,
});

function ChangelogPage() {
  return <ChangelogScreen nodes={nodes} />;
}
