import GraduationCap from 'lucide-react/icons/graduation-cap';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { CourseCategory } from '#domain/demo/academy/entities.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { DemoList } from '../../../../demo/demo-list.tsx';
import * as page from '../../../../demo/demo-page.css.ts';
import { SearchBox } from '../../../../demo/search-box.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { HeroBand } from '../../../../ui/hero-band/hero-band.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import {
  type CourseFilter,
  type CourseSearch,
  filterOf,
  searchOf,
  shownCourses,
} from '../course-filter.ts';
import { categoriesHere, coursesHere } from '../here.ts';
import * as css from '../parts/academy.css.ts';
import { CourseCard } from '../parts/course-card.tsx';

const words = {
  icon: GraduationCap,
  what: 'the courses',
  failed: 'The courses cannot be read',
  empty: { title: 'No courses', text: 'Reset the demo data to get them back.' },
};

function Filters({
  categories,
  filter,
  typed,
  onFilter,
  onType,
}: {
  categories: readonly CourseCategory[];
  filter: CourseFilter;
  typed: string;
  onFilter(filter: CourseFilter): void;
  onType(words: string): void;
}) {
  const options = [
    { value: '', label: 'All categories' },
    ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <>
      <Select
        label="Category"
        isLabelHidden
        options={options}
        value={filter.category ?? ''}
        onChange={(slug) => onFilter({ ...filter, category: slug === '' ? null : slug })}
      />
      <SearchBox label="Search courses" value={typed} onChange={onType} />
      <span className={css.end}>
        <Switch
          label="Hide completed"
          on={filter.hidesCompleted}
          onChange={(hidesCompleted) => onFilter({ ...filter, hidesCompleted })}
        />
      </span>
    </>
  );
}

function NothingFound({ onAll }: { onAll(): void }) {
  const action = (
    <Button size="touch" onClick={onAll}>
      Show all courses
    </Button>
  );
  return (
    <EmptyState icon={Search} title="No courses found" action={action}>
      Try other words, another category, or show completed courses too.
    </EmptyState>
  );
}

/** S2-068: all courses, chosen from by category, by words, and by whether they were completed. */
export function CoursesScreen({
  search,
  menu,
  onSearch,
}: {
  /** As the address says it. */
  search: CourseSearch;
  menu: ReactNode;
  onSearch(search: CourseSearch): void;
}) {
  const list = useLive(coursesHere);
  const live = useLive(categoriesHere);
  const categories = live.state === 'ready' ? live.data : [];
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const filter = filterOf(search);
  const titleOf = (slug: string) => categories.find((one) => one.slug === slug)?.title ?? slug;
  return (
    <div className={page.page}>
      <div className={page.main}>
        <HeroBand over="Academy" title="What do you want to learn today?">
          Short courses for ushers, leaders and everyone who serves.
        </HeroBand>
        <div className={css.filters}>
          <Filters
            categories={categories}
            filter={filter}
            typed={typed}
            onFilter={(next) => onSearch(searchOf(next))}
            onType={setTyped}
          />
          {menu}
        </div>
        <DemoList list={list} words={words}>
          {(all) => {
            const shown = shownCourses(all, categories, filter, searched);
            if (shown.length === 0) {
              return (
                <NothingFound
                  onAll={() => {
                    setTyped('');
                    onSearch({});
                  }}
                />
              );
            }
            return (
              <ul className={css.cards} aria-label="Courses">
                {shown.map((course) => (
                  <li key={course.id} className={css.place}>
                    <CourseCard course={course} category={titleOf(course.category)} />
                  </li>
                ))}
              </ul>
            );
          }}
        </DemoList>
      </div>
    </div>
  );
}
