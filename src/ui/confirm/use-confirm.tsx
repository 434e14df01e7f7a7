import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmAnswer, type ConfirmConfig } from './confirm-dialog.tsx';

/** `confirm` asks and answers; `dialog` stands somewhere in what uses it. */
export function useConfirm(): {
  confirm(config: ConfirmConfig): Promise<ConfirmAnswer>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{
    config: ConfirmConfig;
    answer(answer: ConfirmAnswer): void;
  } | null>(null);
  return {
    confirm: (config) => {
      const { promise, resolve } = Promise.withResolvers<ConfirmAnswer>();
      // A question that is still open gets no answer any more.
      asked?.answer(undefined);
      setAsked({ config, answer: resolve });
      return promise;
    },
    dialog: asked && (
      <ConfirmDialog
        {...asked.config}
        onAnswer={(answer) => {
          setAsked(null);
          asked.answer(answer);
        }}
      />
    ),
  };
}
