import { createFileRoute } from '@tanstack/react-router';
import { administratorsOnly } from '../../../app/administrators-only.ts';
import { ExampleScreen } from '../../../features/example/screens/example-screen.tsx';

/** S2-028: for who builds, as the menu’s item is. */
export const Route = createFileRoute('/_signed-in/(office)/example')({
  loader: administratorsOnly,
  component: ExampleScreen,
});
