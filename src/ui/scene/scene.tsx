import type { ReactNode } from 'react';
import * as css from './scene.css.ts';

const church = <path d="M62 98V52l38-27 38 27v46M100 25V9M93 16h14" />;

/** Objects on the hill. */
const things = {
  door: (
    <>
      <path d="M70 98V53a30 30 0 0 1 60 0v45zM70 54h60M100 24v74" />
      <circle className={css.knob} cx="93" cy="73" r="3" />
      <circle className={css.knob} cx="107" cy="73" r="3" />
    </>
  ),
  signpost: <path d="M100 100V28h40l12 10-12 10h-40M100 55H66l-12 9 12 9h34" />,
  struckChurch: (
    <>
      {church}
      <path className={css.spark} d="m104 50-14 22h16l-12 20" />
    </>
  ),
  scaffold: (
    <>
      {church}
      <path className={css.spark} d="M48 40v58M152 40v58M43 58h114M43 78h114" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type SceneOf = keyof typeof things;

/** A quiet line drawing for a page that has nothing else to show. The words stand below it. */
export function Scene({ of }: { of: SceneOf }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 112" className={css.scene}>
      <circle className={css.sun} cx="157" cy="24" r="13" />
      <path className={css.hill} d="M0 88c34-14 62-9 92-4s66-8 108-2v30H0z" />
      {things[of]}
      <path className={css.ground} d="M0 102c52-2 132-5 200-6v16H0z" />
    </svg>
  );
}
