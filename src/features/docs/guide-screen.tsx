import { Link } from '@tanstack/react-router';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { ProseNode } from '../../ui/prose/node.ts';
import { Written } from '../../ui/prose/written.tsx';
import { besides, guideGroups, type Topic } from './guides.ts';
import * as css from './docs.css.ts';

function ToTopic({ topic, words }: { topic: Topic; words: string }) {
  return (
    <Link
      to="/docs/guides/$group/$topic"
      params={{ group: topic.group, topic: topic.name }}
      className={css.step}
    >
      <span className={css.muted}>{words}</span> {topic.title}
    </Link>
  );
}

function InsideLink({ href, children }: { href: string; children: ReactNode }) {
  return <Link to={href}>{children}</Link>;
}

function Contents() {
  return (
    <nav className={css.contents} aria-label="Guides">
      {guideGroups.map((group) => (
        <section key={group.id} aria-labelledby={`guides-${group.id}`}>
          <h2 id={`guides-${group.id}`} className={css.group}>
            {group.title}
          </h2>
          <ul>
            {group.topics.map((topic) => (
              <li key={topic.name}>
                <Link
                  to="/docs/guides/$group/$topic"
                  params={{ group: topic.group, topic: topic.name }}
                  className={css.topic}
                >
                  {topic.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** S2-094: one topic, beside the list of all. */
export function GuideScreen({ topic, nodes }: { topic: Topic; nodes: readonly ProseNode[] }) {
  const { before, after } = besides(topic);
  return (
    <div className={css.page}>
      <Contents />
      <article className={css.article}>
        <PageHeader
          title={topic.title}
          actions={
            <Button icon={Printer} onClick={() => print()}>
              Print
            </Button>
          }
        />
        <Written nodes={nodes} Link={InsideLink} />
        <div className={css.steps}>
          {before && <ToTopic topic={before} words="Before:" />}
          {after && <ToTopic topic={after} words="Next:" />}
        </div>
      </article>
    </div>
  );
}
