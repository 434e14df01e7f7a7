import { useState } from 'react';
import {
  type AnimationName,
  animationNames,
  animations,
  expanding,
  expandingInside,
} from '../../../ui/animation/animation.css.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { cx } from '../../../ui/cx.ts';
import * as css from './animations.css.ts';

/** 'fadeInTop' is called 'Fade in top'. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One thing, and a button for each way that it comes, goes or asks for attention. */
export function Animations() {
  const [shown, setShown] = useState<{ name: AnimationName | null; times: number }>({
    name: null,
    times: 0,
  });
  const [open, setOpen] = useState(false);
  return (
    <>
      <Card>
        <div className={css.stage}>
          {/* A new one each time: the same animation can be seen again. */}
          <div key={shown.times} className={cx(css.thing, shown.name && animations[shown.name])}>
            Ibandla
          </div>
        </div>
      </Card>
      <div className={css.keys}>
        {animationNames.map((name) => (
          <Button key={name} onClick={() => setShown({ name, times: shown.times + 1 })}>
            {titleOf(name)}
          </Button>
        ))}
      </div>
      <Card>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Collapse' : 'Expand'}
        </Button>
        <div className={expanding} data-open={open ? '' : undefined}>
          <p className={expandingInside}>It opens to the height of what is in it.</p>
        </div>
      </Card>
    </>
  );
}
