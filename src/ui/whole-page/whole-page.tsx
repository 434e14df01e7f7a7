import type { ReactNode } from 'react';
import { Scene, type SceneOf } from '../scene/scene.tsx';
import * as css from './whole-page.css.ts';

/** A page that has only this to say: what happened, what is safe, one way on and one way out. */
export function WholePage({
  scene,
  title,
  children,
  actions,
}: {
  scene: SceneOf;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}) {
  return (
    <div className={css.page}>
      <Scene of={scene} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.words}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
