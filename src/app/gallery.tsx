import { lazy, Suspense } from 'react';
import type { Example } from '../ui/gallery.ts';
import * as css from './gallery.css.ts';

const found = import.meta.glob<{ gallery: Example[] }>('../ui/*/*.gallery.tsx');

function Examples({ name, examples }: { name: string; examples: Example[] }) {
  return (
    <section className={css.part}>
      <h2 className={css.name}>{name}</h2>
      <div className={css.examples}>
        {examples.map(({ label, Example: Shown }) => (
          <div key={label} className={css.example}>
            <p className={css.label}>{label}</p>
            <div>
              <Shown />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

const parts = Object.entries(found).map(([path, load]) => {
  const name = path.split('/').at(-2) ?? path;
  const Part = lazy(async () => {
    const { gallery } = await load();
    return { default: () => <Examples name={name} examples={gallery} /> };
  });
  return { name, Part };
});

/** Every part with its states, for people who build and for the accessibility tests. */
export function Gallery() {
  return (
    <main className={css.page}>
      <title>Components · Ibandla</title>
      <h1 className={css.title}>Components</h1>
      {parts.map(({ name, Part }) => (
        <Suspense key={name}>
          <Part />
        </Suspense>
      ))}
    </main>
  );
}
