import { Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { HeaderKey, type HeaderKeyProps } from '../header-key/header-key.tsx';

/** What a panel is given: the button that it opens beside. It opens as soon as it is there. */
export interface PanelProps {
  trigger: ReactElement;
}

/** A key of the header with what waits behind it; its panel comes when somebody asks for it. */
export function PanelButton({
  panel: Panel,
  onWarm,
  ...of
}: Pick<HeaderKeyProps, 'icon' | 'label' | 'waiting' | 'waitingWord' | 'pulsing'> & {
  panel: ComponentType<PanelProps>;
  /** Somebody is about to press it. */
  onWarm?(): void;
}) {
  const [asked, setAsked] = useState(false);
  const button = (
    <HeaderKey
      {...of}
      aria-haspopup="dialog"
      onClick={() => setAsked(true)}
      onPointerEnter={onWarm}
      onFocus={onWarm}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <Panel trigger={button} />
    </Suspense>
  );
}
