import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { listCourses } from '#domain/demo/academy/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { searchTexts } from '../../../../../app/search-texts.ts';
import { CoursesScreen } from '../../../../../features/demo/academy/screens/courses-screen.tsx';

const searchOf = searchTexts('category', 'completed');

export const Route = createFileRoute('/_signed-in/(office)/apps/academy/')({
  validateSearch: searchOf,
  loader: holdersOnly('report.view'),
  component: CoursesPage,
});

function CoursesPage() {
  // The router adds what else the address says.
  const search = searchOf(Route.useSearch());
  const navigate = useNavigate();
  return (
    <DemoGate first={listCourses} what="the courses">
      <CoursesScreen
        search={search}
        menu={<DemoMenu />}
        onSearch={(next) =>
          void navigate({ to: '/apps/academy', search: next, replace: true, resetScroll: false })
        }
      />
    </DemoGate>
  );
}
