import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Clock from 'lucide-react/icons/clock';
import type { CourseWithSteps } from '#domain/demo/academy/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { flips } from '../../../../ui/icon/flips.css.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { categoriesHere } from '../here.ts';
import { categoryTone } from '../words.ts';
import * as css from './academy.css.ts';

/** The way back, and what the course is called. */
export function CourseHead({ title }: { title: string }) {
  return (
    <>
      <Link to="/apps/academy" className={css.back}>
        <Icon of={ArrowLeft} size="sm" className={flips} />
        All courses
      </Link>
      <h1 className={css.name}>{title}</h1>
    </>
  );
}

/** Subject of the course, and how long it takes. */
export function CourseFacts({
  course: { category, description, duration, totalSteps },
}: {
  course: CourseWithSteps;
}) {
  const live = useLive(categoriesHere);
  const of = live.state === 'ready' ? live.data.find(({ slug }) => slug === category) : undefined;
  return (
    <>
      {of && <Badge tone={categoryTone(category)}>{of.title}</Badge>}
      <p className={css.muted}>{description}</p>
      <p className={css.fact}>
        <Icon of={Clock} size="sm" />
        {duration} minutes, {totalSteps} steps
      </p>
    </>
  );
}
