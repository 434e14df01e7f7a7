import type { ComponentType, ReactElement } from 'react';
import { HeaderKey, type HeaderKeyProps } from '../header-key/header-key.tsx';
import { Opener } from '../opener.tsx';

/** What a panel is given: the button that it opens beside. It opens as soon as it is there. */
export interface PanelProps {
  trigger: ReactElement;
}

/** A key of the header with what waits behind it; its panel comes when somebody asks for it. */
export function PanelButton({
  panel: Panel,
  warm,
  ...of
}: Pick<HeaderKeyProps, 'icon' | 'label' | 'waiting' | 'waitingWord' | 'pulsing'> & {
  panel: ComponentType<PanelProps>;
  warm?(): Promise<unknown>;
}) {
  return (
    <Opener button={<HeaderKey {...of} />} opens="dialog" warm={warm}>
      {(trigger) => <Panel trigger={trigger} />}
    </Opener>
  );
}
