import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import type { IconOf } from '../../../../ui/icon/icon.tsx';
import { MenuItem } from '../../../../ui/menu/menu.tsx';
import { from } from '../../../../ui/theme/scale.ts';
import { useMedia } from '../../../../ui/use-media.ts';

export interface Action {
  label: string;
  icon: IconOf;
  isPrimary?: true;
  onAct(): void;
}

/** The menu at the top of the page, with entries before its own. */
export type MenuPart = ComponentType<{ children?: ReactNode }>;

/** Buttons at the top of a dashboard; on a phone they are entries of its menu. */
export function HeaderActions({ actions, Menu }: { actions: readonly Action[]; Menu: MenuPart }) {
  const isWide = useMedia(from.sm);
  const buttons = actions.map(({ label, icon, isPrimary, onAct }) => (
    <Button key={label} icon={icon} kind={isPrimary ? 'primary' : 'secondary'} onClick={onAct}>
      {label}
    </Button>
  ));
  const entries = actions.map(({ label, icon, onAct }) => (
    <MenuItem key={label} icon={icon} onSelect={onAct}>
      {label}
    </MenuItem>
  ));
  return (
    <>
      {isWide && buttons}
      <Menu>{!isWide && entries}</Menu>
    </>
  );
}
