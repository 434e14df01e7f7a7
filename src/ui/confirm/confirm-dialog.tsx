import * as Dialog from '@radix-ui/react-dialog';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { Icon, type IconOf } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { overlay, panel } from '../sheet/sheet.css.ts';
import { keepWhileSettling, settling } from '../settling.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import * as css from './confirm.css.ts';

export type ConfirmTone = keyof typeof css.tones;
/** undefined: closed without an answer. */
export type ConfirmAnswer = 'confirmed' | 'cancelled' | undefined;

/** Texts and looks of the dialog. The defaults are those of an action that cannot be undone. */
export interface ConfirmConfig {
  /** Asks: 'Delete this report?' */
  title: string;
  message: ReactNode;
  icon?: { show?: boolean; of?: IconOf; tone?: ConfirmTone };
  actions?: {
    confirm?: { show?: boolean; label?: string; tone?: 'primary' | 'accent' | 'warn' };
    cancel?: { show?: boolean; label?: string };
  };
  /** Escape, the page behind and a cross close it without an answer. */
  dismissible?: boolean;
}

const kinds: Record<'primary' | 'accent' | 'warn', ButtonKind> = {
  primary: 'primary',
  accent: 'soft',
  warn: 'danger',
};

function Actions({
  actions,
  onAnswer,
}: Pick<ConfirmConfig, 'actions'> & { onAnswer(answer: ConfirmAnswer): void }) {
  const confirm = actions?.confirm;
  const cancel = actions?.cancel;
  return (
    <div className={css.actions}>
      {cancel?.show !== false && (
        <Button size="touch" onClick={() => onAnswer('cancelled')}>
          {cancel?.label ?? 'Keep it'}
        </Button>
      )}
      {confirm?.show !== false && (
        <Button
          size="touch"
          kind={kinds[confirm?.tone ?? 'warn']}
          onClick={() => onAnswer('confirmed')}
        >
          {confirm?.label ?? 'Delete'}
        </Button>
      )}
    </div>
  );
}

/** Asks before what cannot be undone. The title asks, the buttons name the act. */
export function ConfirmDialog({
  title,
  message,
  icon,
  actions,
  dismissible = false,
  onAnswer,
}: ConfirmConfig & { onAnswer(answer: ConfirmAnswer): void }) {
  const returnFocus = useReturnFocus();
  const hold = (event: Event) => !dismissible && event.preventDefault();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onAnswer(undefined)}>
      <Dialog.Portal>
        <div className={overlay} />
        <Dialog.Content
          ref={settling}
          role="alertdialog"
          className={panel}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
          onPointerDownOutside={keepWhileSettling}
          onCloseAutoFocus={returnFocus}
        >
          <div className={css.body}>
            {icon?.show !== false && (
              <div className={cx(css.tile, css.tones[icon?.tone ?? 'warn'])}>
                <Icon of={icon?.of ?? TriangleAlert} size="xl" />
              </div>
            )}
            <div className={css.words}>
              <Dialog.Title className={css.title}>{title}</Dialog.Title>
              <Dialog.Description asChild>
                <div className={css.message}>{message}</div>
              </Dialog.Description>
            </div>
          </div>
          <Actions {...(actions && { actions })} onAnswer={onAnswer} />
          {dismissible && (
            <Dialog.Close asChild>
              <IconButton icon={X} label="Close without an answer" className={css.close} />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
