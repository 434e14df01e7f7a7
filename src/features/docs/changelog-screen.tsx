import { Badge } from '../../ui/badge/badge.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { ProseNode } from '../../ui/prose/node.ts';
import { Written } from '../../ui/prose/written.tsx';
import { releasesOf } from './releases.ts';
import * as css from './docs.css.ts';

const tones = {
  Added: 'success',
  Changed: 'info',
  Fixed: 'neutral',
  Breaking: 'danger',
} as const;

/** S2-093: what came with each version, from the project's own list. */
export function ChangelogScreen({ nodes }: { nodes: readonly ProseNode[] }) {
  return (
    <div className={css.releases}>
      <PageHeader title="Changelog" facts="What is new in each version" />
      {releasesOf(nodes).map(({ version, changes }) => (
        <section key={version} className={css.release} aria-label={`Version ${version}`}>
          <h2>Version {version}</h2>
          {changes.map(({ kind, list }) => (
            <div key={kind} className={css.changes}>
              <h3>
                <Badge tone={tones[kind]}>{kind}</Badge>
              </h3>
              <Written nodes={[list]} />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
