import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { tones } from '../../../ui/navigation/navigation-tone.css.ts';
import { VerticalNavigation } from '../../../ui/navigation/vertical-navigation.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { galleryNavigation } from '../gallery-navigation.ts';
import type { GalleryPage, ScreenName } from '../gallery-page.ts';
import { galleryAt, sectionOf } from '../gallery-pages.ts';
import { Arriving, PartExamples } from '../parts/part-examples.tsx';
import * as css from './gallery.css.ts';

type Screen = ComponentType<{ page: GalleryPage }>;

const later = (load: () => Promise<Screen>) => lazy(async () => ({ default: await load() }));

const screens: Record<ScreenName, Screen> = {
  everyPart: later(async () => (await import('./every-part.tsx')).EveryPart),
  components: later(async () => (await import('./components.tsx')).Components),
  advancedSearch: later(async () => (await import('./advanced-search.tsx')).AdvancedSearch),
  animations: later(async () => (await import('./animations.tsx')).Animations),
  cards: later(async () => (await import('./cards.tsx')).Cards),
  colors: later(async () => (await import('./colors.tsx')).Colors),
  icons: later(async () => (await import('./icons.tsx')).Icons),
  pageLayout: later(async () => (await import('./page-layout-sample.tsx')).PageLayoutSample),
  pageLayouts: later(async () => (await import('./page-layouts.tsx')).PageLayouts),
  tokens: later(async () => (await import('./tokens.tsx')).Tokens),
  typography: later(async () => (await import('./typography.tsx')).Typography),
};

const counts = { reportsNeedingMe: 0, tasksRemaining: null };

function Navigation() {
  return (
    <nav aria-label="User interface" className={tones.plain}>
      <VerticalNavigation items={galleryNavigation} counts={counts} />
    </nav>
  );
}

function Shown({ page }: { page: GalleryPage }) {
  const Screen = page.screen && screens[page.screen];
  return (
    <>
      {Screen && (
        <Suspense fallback={<Arriving lines={6} what={page.title} />}>
          <Screen page={page} />
        </Suspense>
      )}
      {page.parts?.map((name) => (
        <PartExamples key={name} name={name} />
      ))}
    </>
  );
}

/** The galleries: what the product is made of, live, for people who build with it. */
export function GalleryScreen({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const page = galleryAt(path)?.page;
  if (!page) return null;
  if (page.bare) {
    return (
      <div className={css.bare}>
        <Shown key={path} page={page} />
      </div>
    );
  }
  const section = sectionOf(page);
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <Navigation />
      </aside>
      <div className={css.content}>
        <PageHeader
          title={page.title}
          trail={[
            { title: 'User interface', to: '/ui' },
            ...(section ? [{ title: section.title }] : []),
          ]}
          actions={
            <Button icon={Menu} className={css.key} onClick={() => setOpen(true)}>
              All galleries
            </Button>
          }
        />
        <p className={css.about}>{page.about}</p>
        <Shown key={path} page={page} />
      </div>
      {open && (
        <Drawer title="Galleries" width={316} onClose={() => setOpen(false)}>
          <Navigation />
        </Drawer>
      )}
    </div>
  );
}
