import type { Shortcut } from '#domain/shell/shortcuts.ts';

/** S2-138: what the panel of the shortcuts is doing. */
export type Mode =
  | { kind: 'view' }
  | { kind: 'modify' }
  | { kind: 'add' }
  | { kind: 'edit'; shortcut: Shortcut };

/** Action of the person in a mode. `done`: saved, deleted. */
export type Step =
  | { kind: 'toggleEditing' }
  | { kind: 'plus' }
  | { kind: 'choose'; shortcut: Shortcut }
  | { kind: 'done' }
  | { kind: 'cancel' };

/** S4-001: what opening the panel begins with. */
export const opened: Mode = { kind: 'view' };

/** S4-002 to S4-011. */
export function next(mode: Mode, step: Step): Mode {
  switch (step.kind) {
    case 'toggleEditing':
      return { kind: mode.kind === 'view' ? 'modify' : 'view' };
    case 'plus':
      return { kind: 'add' };
    case 'choose':
      return mode.kind === 'modify' ? { kind: 'edit', shortcut: step.shortcut } : mode;
    case 'done':
      return { kind: 'modify' };
    case 'cancel':
      return { kind: mode.kind === 'edit' ? 'modify' : 'view' };
  }
}

/** S2-139, S2-140. */
export function titleOf({ kind }: Mode): string {
  if (kind === 'view') return 'Shortcuts';
  return kind === 'add' ? 'Shortcuts - Add new' : 'Shortcuts - Editing';
}
