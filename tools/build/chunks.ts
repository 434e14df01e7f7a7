import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Methods of a chunking pass about the modules. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A file that was moved must not leave its chunk unnoticed: the build stops. */
function part(path: string): string {
  const file = resolve('src', path);
  statSync(file);
  return file;
}
const page = (route: string) => `${part(`routes/${route}.tsx`)}?tsr-split=component`;

const signedIn = page('_signed-in');

/** The pages and parts that a person gets at once, by the name of what they are for. */
const roots = {
  start: ['\0rolldown/runtime.js', resolve('index.html')],
  signIn: [page('sign-in')],
  form: [
    signedIn,
    part('app/person-here.ts'),
    part('api/sync/run-device.ts'),
    part('features/attendance/form/form-ahead.ts'),
    page('_signed-in/apps/churches/submit-attendance-report'),
    page('_signed-in/pages/profile/dashboard'),
  ],
  office: [
    signedIn,
    part('app/person-here.ts'),
    part('api/sync/run-device.ts'),
    part('app/office/office.tsx'),
    part('app/places/church-key.tsx'),
    ...[
      '$',
      '403-unauthorized',
      '500-error',
      'apps/churches/attendance-reports',
      'apps/groups/cell-ministry/attendance-reports',
      'dashboard',
      'pages/error/404',
      'pages/error/500',
    ].map((name) => page(`_signed-in/(office)/${name}`)),
  ],
  mine: [
    part('layouts/usher/usher-tabs.tsx'),
    page('_signed-in/404-not-found'),
    page('_signed-in/apps/churches/my-reports'),
  ],
  banners: [part('app/banners/banner-words.tsx')],
  live: [part('api/sync/live-event.ts')],
  calls: [
    'api/calls/call.ts',
    'api/session/sign-out.ts',
    'features/access/sign-in-and-ask.tsx',
  ].map(part),
  sheets: [
    'place/context-choice',
    'submit/confirm-sheet',
    'form/counter-pad',
    'submit/saved-sheet',
  ].map((file) => part(`features/attendance/${file}.tsx`)),
  /** Parts that the form loads once it can be used. */
  known: [part('features/attendance/submit/known-here.tsx')],
  /** Client of the workers, for pages that have one. */
  workers: [part('api/workers/worker-client.ts')],
  /** Photos of what was counted on, why nobody met, and whether the organisation has fields of its own. */
  photos: ['form/after-counts', 'form/did-not-meet', 'own/own-fields'].map((file) =>
    part(`features/attendance/${file}.tsx`),
  ),
  /** Parts that an usher's pages load when wanted: never with a back office behind them. */
  beside: [
    ...[
      'api/storage/lost-store.ts',
      'app/install/install-offer.tsx',
      'app/beside-page.tsx',
      'app/places/usher-church-key.tsx',
      'app/places/church-sheet.tsx',
      'app/places/person-places.tsx',
      'app/banners/store-banners.tsx',
      'domain/attendance/operations.ts',
      'features/attendance/my-reports/download-my-reports.ts',
      'features/attendance/my-reports/outbox-files.ts',
      'features/attendance/submit/send-report.ts',
      'features/attendance/paper/tally-sheet.tsx',
      'features/attendance/submit/already-reported.tsx',
      'features/attendance/submit/stop-summary.tsx',
      'features/attendance/form/no-church.tsx',
      'features/attendance/form/wrong-clock.tsx',
      'features/attendance/form/group-report-screen.tsx',
      'features/attendance/dashboard/personal-home-screen.tsx',
      'features/push/parts/push-offer.tsx',
      'api/sync/sync-in-page.ts',
    ].map(part),
    page('_signed-in/apps/groups/cell-ministry/submit-attendance-report'),
    page('sign-out'),
  ],
  menu: [part('layouts/person/person-menu.tsx')],
  officeMenus: [
    'app/office/updates/update-menu.tsx',
    'layouts/frame/language-menu.tsx',
    'ui/navigation/navigation-menu.tsx',
  ].map(part),
} satisfies Record<string, readonly string[]>;

type Purpose = keyof typeof roots;

function reach(graph: Graph, from: readonly string[]): Set<string> {
  const reached = new Set(from);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
}

const united = <Each>(all: Set<Each>, more: Set<Each>) => all.union(more);

/**
 * Few and large chunks: each costs a request, a line of the precache list, and what compression could
 * have shared. Every set is closed under imports, so that a chunk needs only those before it.
 */
function chunksOf(graph: Graph): [name: string, modules: Set<string>][] {
  const of = (purpose: Purpose) => reach(graph, roots[purpose]);
  const [start, signIn, form, office] = [of('start'), of('signIn'), of('form'), of('office')];
  const [calls, sheets, live] = [of('calls'), of('sheets'), of('live')];
  const [known, beside] = [of('known'), of('beside')];
  const [menu, mine, photos] = [of('menu'), of('mine'), of('photos')];
  const asked = [calls, sheets, known, photos, beside, menu, mine].reduce(united);
  return [
    ['start', start.union(signIn.intersection(form))],
    ['sign-in-and-office', signIn.intersection(office)],
    ['sign-in', signIn],
    ['signed-in', form.intersection(office)],
    ['form', form],
    ['live', live],
    ['banners', of('banners')],
    ['shared', mine.intersection(sheets.union(known)).union(office.intersection(asked))],
    ['waiting-photos', mine.intersection(photos)],
    ['office', office],
    ['mine', mine],
    ['layers', menu.union(photos).intersection(sheets)],
    ['menu', menu],
    ['office-menus', of('officeMenus')],
    ['calls', calls],
    ['sheets', sheets],
    ['workers', of('workers')],
    ['photos', photos],
  ];
}

/** Whether a module shows the galleries: for people who build, and no part of the product. */
const isGallery = (id: string) =>
  /\/src\/features\/gallery\/|\.gallery\.tsx|\/\(office\)\/ui\/.*tsr-split/.test(id);

let chunks: ReturnType<typeof chunksOf> | undefined;

function chunkOf(id: string, graph: Graph): string | undefined {
  chunks ??= chunksOf(graph);
  return chunks.find(([, modules]) => modules.has(id))?.[0];
}

/** In the order of `chunksOf`: a group also takes the imports of its modules that are left. */
const names = [
  'start',
  'sign-in-and-office',
  'sign-in',
  'signed-in',
  'form',
  'live',
  'banners',
  'shared',
  'waiting-photos',
  'office',
  'mine',
  'layers',
  'menu',
  'office-menus',
  'calls',
  'sheets',
  'workers',
  'photos',
];

/** Scripts that run when a signed-in person opens the app, up to an usher's form: the page itself, then as needed. */
export const shellScripts = ['index', 'signed-in', 'form'];

/** Groups of modules that the page's code is cut into. Modules of no group are cut by their importers. */
export const chunkGroups = names.map((name, at) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  debugName: name,
  priority: names.length - at,
}));

/** Marks files that only the galleries need: they are for people who build, and no device keeps them. */
export function chunkFile({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const ofGalleries = moduleIds.some(isGallery);
  return `assets/${name}${ofGalleries && !name.endsWith('.gallery') ? '.gallery' : ''}-[hash].js`;
}

const first = new Set(['index', ...names].filter((name) => !/^(office|mine)/.test(name)));

/** Sign-in and the report form with its sheets: their styles are there before the page is drawn. */
export function comesFirst({ name }: { name: string }): boolean {
  return first.has(name);
}
