import { type ComponentType, Suspense } from 'react';
import { whenStable } from '../../../api/updates/when-stable.ts';
import { latePart } from '../../../ui/late-part.ts';

/** A part that is loaded after the form, which it would make wait: until it is here, nothing stands in its place. */
export function afterForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = latePart(async () => {
    await new Promise<void>(whenStable);
    return load();
  });
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
