import { useEffect, useRef } from 'react';
import type { CourseWithSteps } from '#domain/demo/academy/entities.ts';
import { Stepper } from '../../../../ui/stepper/stepper.tsx';

/** The steps of a course, each of which can be opened. The open one stays in sight. */
export function CourseSteps({
  course,
  current,
  onStep,
}: {
  course: CourseWithSteps;
  current: number;
  onStep(order: number): void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`li:nth-child(${current + 1})`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <div ref={list}>
      <Stepper
        label={`Steps of ${course.title}`}
        steps={course.steps.map(({ order, title }) => ({ id: String(order), title }))}
        current={current}
        direction="joined"
        anyStep
        onStep={onStep}
      />
    </div>
  );
}
