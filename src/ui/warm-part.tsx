import { createElement, lazy, type ComponentType } from 'react';

/**
 * A part that is loaded when it is shown, or before. `lazy` alone suspends at the first showing even
 * when the code is there, and React then holds the answer back for 300 ms.
 */
export function warmPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined;
  async function warm(): Promise<ComponentType<Props>> {
    here ??= await load();
    return here;
  }
  const Later = lazy(async () => ({ default: await warm() }));
  function Part(props: Props) {
    return createElement<Props>((here ?? Later) as ComponentType<Props>, props);
  }
  return { Part, warm };
}
