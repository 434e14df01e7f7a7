import Menu from 'lucide-react/icons/menu';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { tones } from '../../../ui/navigation/navigation-tone.css.ts';
import { VerticalNavigation } from '../../../ui/navigation/vertical-navigation.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { galleryNavigation } from '../gallery-navigation.ts';
import type { GalleryPage, ScreenName, WidgetName } from '../gallery-page.ts';
import { galleryAt } from '../gallery-pages.ts';
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
  fields: later(async () => (await import('./fields.tsx')).Fields),
  formLayouts: later(async () => (await import('./form-layouts.tsx')).FormLayouts),
  wizards: later(async () => (await import('./wizards.tsx')).Wizards),
  mockApi: later(async () => (await import('./mock-api.tsx')).MockApi),
  mediaWatcher: later(async () => (await import('./media-watcher.tsx')).MediaWatcher),
  findByKey: later(async () => (await import('./find-by-key.tsx')).FindByKey),
  mustMatch: later(async () => (await import('./must-match.tsx')).MustMatch),
};

const counts = { reportsNeedingMe: 0, tasksRemaining: null, mailsUnread: null };

function Navigation() {
  return (
    <nav aria-label="User interface" className={tones.plain}>
      <VerticalNavigation items={galleryNavigation} counts={counts} />
    </nav>
  );
}

/** Each header widget as it works where it stands. */
export type Widgets = Readonly<Record<WidgetName, { title: string; Widget: ComponentType }>>;

function LiveWidgets({ names, of }: { names: readonly WidgetName[]; of: Widgets }) {
  return (
    <ul className={css.widgets} aria-label="Live">
      {names.map((name) => {
        const { title, Widget } = of[name];
        return (
          <li key={name} className={css.widget}>
            <p className={css.widgetTitle}>{title}</p>
            <Widget />
          </li>
        );
      })}
    </ul>
  );
}

function PageContent({ page, widgets }: { page: GalleryPage; widgets: Widgets }) {
  const Screen = page.screen && screens[page.screen];
  return (
    <>
      {page.widgets && <LiveWidgets names={page.widgets} of={widgets} />}
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
export function GalleryScreen({ path, widgets }: { path: string; widgets: Widgets }) {
  const [open, setOpen] = useState(false);
  const page = galleryAt(path)?.page;
  if (!page) return null;
  if (page.bare) {
    return (
      <div className={css.bare}>
        <PageContent key={path} page={page} widgets={widgets} />
      </div>
    );
  }
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <Navigation />
      </aside>
      <div className={css.content}>
        <PageHeader
          title={page.title}
          actions={
            <Button icon={Menu} className={css.key} onClick={() => setOpen(true)}>
              All galleries
            </Button>
          }
        />
        <p className={css.about}>{page.about}</p>
        <PageContent key={path} page={page} widgets={widgets} />
      </div>
      {open && (
        <Drawer title="Galleries" width={316} onClose={() => setOpen(false)}>
          <Navigation />
        </Drawer>
      )}
    </div>
  );
}
