import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CourseProgress, CourseStep, CourseWithSteps } from '#domain/demo/academy/entities.ts';
import { changeCourse } from '#domain/demo/academy/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import * as page from '../../../../demo/demo-page.css.ts';
import { HtmlPage } from '../../../../demo/html-page.tsx';
import { OpenedRow } from '../../../../demo/opened-row.tsx';
import { useRowEdits } from '../../../../demo/use-row-edits.ts';
import { undoMs } from '../../../../demo/undo-ms.ts';
import { useSidePanel } from '../../../../demo/use-side-panel.tsx';
import { animations } from '../../../../ui/animation/animation.css.ts';
import { cx } from '../../../../ui/cx.ts';
import { useNamedPage } from '../../../../ui/page-header/page-way.ts';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../../ui/snackbar/offer-undo.ts';
import { courseHere, savingCourse } from '../here.ts';
import * as css from '../parts/academy.css.ts';
import { CourseFacts, CourseHead } from '../parts/course-head.tsx';
import { CourseSteps } from '../parts/course-steps.tsx';
import { WalkKeys } from '../parts/walk-keys.tsx';
import { percentOf } from '../words.ts';

/** From which side of a step somebody came, and null where it was opened with the page. */
type Way = 'on' | 'back' | null;
const slides = { on: 'fadeInRight', back: 'fadeInLeft' } as const;

/** Where somebody is in a course, which the device keeps, and the ways on. */
function useWalk(course: CourseWithSteps) {
  const navigate = useNavigate();
  const { id, title } = course;
  const { shown, choose } = useRowEdits(course, savingCourse);
  const { currentStep, completed } = shown.progress;
  const [way, setWay] = useState<Way>(null);
  const keep = (progress: CourseProgress) =>
    attempt(callDemo(changeCourse, { id, course: { progress } }));
  return {
    at: currentStep,
    way,
    go(step: number) {
      if (step === currentStep) return;
      setWay(step > currentStep ? 'on' : 'back');
      choose({ progress: { currentStep: step, completed } });
    },
    async finish() {
      // After whatever step is still being saved, which would undo it.
      choose({ progress: { currentStep: 0, completed: completed + 1 } });
      await navigate({ to: '/apps/academy' });
      offerUndo(`Course completed: ${title}`, () => void keep(shown.progress), undoMs);
    },
  };
}

/** A step's text, which comes in from where the step stands in the list. */
function StepPage({ step, way }: { step: CourseStep; way: Way }) {
  const { order, title, subtitle, content } = step;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    // A reader at the end of the last step begins this one at its title.
    if (way !== null && top < 0) place.current?.scrollIntoView();
  }, [way]);
  return (
    <article ref={place} className={css.step}>
      <div className={cx(css.words, way !== null && animations[slides[way]])}>
        <p className={css.muted}>Step {order + 1}</p>
        <h2 className={css.stepTitle}>{title}</h2>
        <p className={css.subtitle}>{subtitle}</p>
        <HtmlPage html={content} />
      </div>
    </article>
  );
}

function Opened({ course }: { course: CourseWithSteps }) {
  useNamedPage(course.title);
  const { at, way, go, finish } = useWalk(course);
  const of = course.steps.length;
  const { side, sideKey } = useSidePanel(
    'Steps',
    (close, isBeside) => (
      <>
        <div className={css.head}>
          {isBeside && <CourseHead title={course.title} />}
          <CourseFacts course={course} />
        </div>
        <CourseSteps
          course={course}
          current={at}
          onStep={(order) => {
            go(order);
            close();
          }}
        />
      </>
    ),
    320,
  );
  const step = course.steps[at];
  return (
    <div className={page.page}>
      {side}
      <div className={page.main}>
        {sideKey !== null && (
          <header className={css.head}>
            <CourseHead title={course.title} />
            <div className={css.done}>
              <ProgressBar value={at} of={of} words={`${percentOf(at, of)}% done`} />
            </div>
          </header>
        )}
        {/* No grid: in one, the keys would float in their own row alone. */}
        <div>
          {step && <StepPage key={step.order} step={step} way={way} />}
          <WalkKeys at={at} of={of} stepsKey={sideKey} onStep={go} onFinish={() => void finish()} />
        </div>
      </div>
    </div>
  );
}

/** A course at an address of its own, walked step by step from where somebody was last. */
export function CourseScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  return (
    <OpenedRow
      query={courseHere}
      id={id}
      word="course"
      onMissing={() => void navigate({ to: '/apps/academy', replace: true })}
    >
      {(course) => <Opened course={course} />}
    </OpenedRow>
  );
}
