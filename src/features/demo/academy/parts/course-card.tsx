import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import type { Course } from '#domain/demo/academy/entities.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { buttonLook } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { categoryTone, completedWords, percentOf, startWords, stepWords } from '../words.ts';
import * as css from './academy.css.ts';

/** A course as one of the list. */
export function CourseCard({ course, category }: { course: Course; category: string }) {
  const { id, title, description, duration, progress, totalSteps } = course;
  const completed = completedWords(course);
  const start = startWords(course);
  const done = `${percentOf(progress.currentStep, totalSteps)}% done`;
  return (
    <article className={css.card}>
      <div className={css.spread}>
        <Badge tone={categoryTone(course.category)}>{category}</Badge>
        {completed !== null && (
          <span className={css.completed}>
            <Icon of={BadgeCheck} size="sm" />
            {completed}
          </span>
        )}
      </div>
      <div className={css.about}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.muted}>{description}</p>
      </div>
      <div className={css.spread}>
        <span className={css.fact}>
          <Icon of={Clock} size="sm" />
          {duration} minutes
        </span>
        <span>{stepWords(course)}</span>
      </div>
      <div className={css.progress} title={done}>
        <ProgressBar value={progress.currentStep} of={totalSteps} words={done} areWordsHidden />
      </div>
      <Link
        to="/apps/academy/$id"
        params={{ id }}
        className={cx(buttonLook({ kind: start === 'Continue' ? 'soft' : 'secondary' }), css.open)}
        aria-label={`${start}: ${title}`}
      >
        {start}
      </Link>
    </article>
  );
}
