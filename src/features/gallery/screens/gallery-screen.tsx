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
  everyPart: later(() => import('./every-part.tsx').then((part) => part.EveryPart)),
  components: later(() => import('./components.tsx').then((part) => part.Components)),
  advancedSearch: later(() => import('./advanced-search.tsx').then((part) => part.AdvancedSearch)),
  animations: later(() => import('./animations.tsx').then((part) => part.Animations)),
  cards: later(() => import('./cards.tsx').then((part) => part.Cards)),
  colors: later(() => import('./colors.tsx').then((part) => part.Colors)),
  icons: later(() => import('./icons.tsx').then((part) => part.Icons)),
  pageLayout: later(() => import('./page-layout-sample.tsx').then((part) => part.PageLayoutSample)),
  pageLayouts: later(() => import('./page-layouts.tsx').then((part) => part.PageLayouts)),
  tokens: later(() => import('./tokens.tsx').then((part) => part.Tokens)),
  typography: later(() => import('./typography.tsx').then((part) => part.Typography)),
  fields: later(() => import('./fields.tsx').then((part) => part.Fields)),
  formLayouts: later(() => import('./form-layouts.tsx').then((part) => part.FormLayouts)),
  wizards: later(() => import('./wizards.tsx').then((part) => part.Wizards)),
  mockApi: later(() => import('./mock-api.tsx').then((part) => part.MockApi)),
  mediaWatcher: later(() => import('./media-watcher.tsx').then((part) => part.MediaWatcher)),
  findByKey: later(() => import('./find-by-key.tsx').then((part) => part.FindByKey)),
  mustMatch: later(() => import('./must-match.tsx').then((part) => part.MustMatch)),
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
