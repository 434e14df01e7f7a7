import { createFileRoute } from '@tanstack/react-router';
import { listCourses } from '#domain/demo/academy/operations.ts';
import { DemoGate } from '../../../../../app/demo/demo-gate.tsx';
import { holdersOnly } from '../../../../../app/holders-only.ts';
import { CourseScreen } from '../../../../../features/demo/academy/screens/course-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/academy/$id')({
  staticData: { title: 'Course', openedFrom: '/apps/academy' },
  loader: holdersOnly('report.view'),
  component: CoursePage,
});

function CoursePage() {
  return (
    <DemoGate first={listCourses} what="the course">
      <CourseScreen id={Route.useParams().id} />
    </DemoGate>
  );
}
