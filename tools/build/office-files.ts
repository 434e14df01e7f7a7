/** Methods of a finished build about its modules. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Parts of a finished build that tell what a script is made of; the scripts of workers are assets. */
export type Bundle = Record<
  string,
  { type: 'asset' } | { type: 'chunk'; moduleIds: string[]; code: string }
>;

const officePages = '/src/routes/_signed-in/(office)/';

/** Pages among those of the office that a person opens who only counts. */
const everybodysPages = [
  '$',
  '403-unauthorized',
  '500-error',
  'apps/churches/sunday',
  'apps/churches/tally',
  'apps/groups/$groupId_/roll',
  'pages/error/404',
  'pages/error/500',
  'pages/profile/index',
  'pages/settings/$panel',
  'pages/settings/index',
].map((name) => `${officePages}${name}.tsx`);

const isEverybodysPage = (id: string) => everybodysPages.some((page) => id.includes(page));

/** Whether a module loads its parts for the back office alone. */
function isOffice(id: string): boolean {
  if (id.includes('/src/app/office/')) return true;
  return id.includes(officePages) && !isEverybodysPage(id);
}

/** Modules that come without the back office: also when wanted, and what its frame itself is made of. */
function everybodysModules(graph: ModuleGraph, entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) {
    const known = graph.getModuleInfo(id);
    for (const next of known?.importedIds ?? []) reached.add(next);
    if (isOffice(id)) continue;
    for (const next of known?.dynamicallyImportedIds ?? []) reached.add(next);
  }
  return reached;
}

/**
 * Scripts that only the back office loads: a device keeps them once it has shown the back office.
 *
 * @param entries modules that the build begins with
 * @returns names of files
 */
export function officeFiles(
  graph: ModuleGraph,
  bundle: Bundle,
  entries: readonly string[],
): Set<string> {
  const everybodys = everybodysModules(graph, entries);
  const found = new Set<string>();
  let everybodysCode = '';
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    // A script without modules only passes on those of others: it is tiny, and anybody may ask for it.
    const isKept = file.moduleIds.length === 0 || file.moduleIds.some((id) => everybodys.has(id));
    if (isKept) everybodysCode += file.code;
    else found.add(name);
  }
  const workers = Object.keys(bundle).filter((name) => /\.worker-[\w-]{8}\.js$/.test(name));
  for (const name of workers) if (!everybodysCode.includes(name)) found.add(name);
  return found;
}
