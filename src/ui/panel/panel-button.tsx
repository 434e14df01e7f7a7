import type { ComponentType, ReactElement } from 'react';
import { HeaderKey, type HeaderKeyProps } from '../header-key/header-key.tsx';
import { LazyTrigger } from '../lazy-trigger.tsx';

/** Props of a panel: the button that it opens beside. It opens as soon as it is loaded. */
export interface PanelProps {
  trigger: ReactElement;
}

/** A key of the header with what waits behind it; its panel comes when somebody asks for it. */
export function PanelButton({
  panel: Panel,
  preload,
  ...of
}: Pick<HeaderKeyProps, 'icon' | 'label' | 'waiting' | 'waitingWord' | 'pulsing'> & {
  panel: ComponentType<PanelProps>;
  preload?(): Promise<unknown>;
}) {
  return (
    <LazyTrigger button={<HeaderKey {...of} />} opens="dialog" preload={preload}>
      {(trigger) => <Panel trigger={trigger} />}
    </LazyTrigger>
  );
}
