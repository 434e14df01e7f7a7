import { lazy, Suspense, useState, type ComponentType } from 'react';
import { CodeBlock } from '../../../ui/code-block/code-block.tsx';
import { cx } from '../../../ui/cx.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import * as css from './examples.css.ts';
import { galleries, type Gallery } from './galleries.ts';

/** In the place of what is on its way. */
export function Arriving({ lines, what }: { lines: number; what: string }) {
  return (
    <div aria-busy="true">
      <Skeleton lines={lines} what={what} />
    </div>
  );
}

/** 'code-block' is called 'Code block'. */
export function partTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Loaded {
  Preview: ComponentType;
  Code: ComponentType;
}

function loadedFrom(gallery: Gallery): Loaded {
  const title = partTitle(gallery.name);
  return {
    Preview: lazy(async () => {
      const examples = await gallery.load();
      return {
        default: () => (
          <div className={css.examples}>
            {examples.map(({ label, Example, wide }) => (
              <div key={label} className={cx(css.example, wide && css.wide)}>
                <p className={css.label}>{label}</p>
                <div className={css.live}>
                  <Example />
                </div>
              </div>
            ))}
          </div>
        ),
      };
    }),
    Code: lazy(async () => {
      const code = await gallery.source();
      return {
        default: () => <CodeBlock label={`Code of ${title}`} language="tsx" code={code.trim()} />,
      };
    }),
  };
}

const parts = new Map(
  [...galleries.values()].map((gallery) => [gallery.name, loadedFrom(gallery)] as const),
);

/** A part of the design system: its examples, live, and the code that shows them. */
export function PartExamples({ name }: { name: string }) {
  const [view, setView] = useState<'preview' | 'code'>('preview');
  const part = parts.get(name);
  if (!part) return null;
  const title = partTitle(name);
  const shown = (Shown: ComponentType) => (
    <Suspense fallback={<Arriving lines={3} what={`the examples of ${title}`} />}>
      <Shown />
    </Suspense>
  );
  return (
    <section className={css.part} aria-label={title}>
      <h2 className={css.name}>{title}</h2>
      <Tabs
        label={`${title}: preview or code`}
        value={view}
        onChange={setView}
        tabs={[
          { name: 'preview', label: 'Preview', children: shown(part.Preview) },
          { name: 'code', label: 'Code', children: shown(part.Code) },
        ]}
      />
    </section>
  );
}
