/**
 * For `onEscapeKeyDown` of a dialog, which hears the key before the field does: an open list of a combobox closes, and the
 * dialog with what was typed stays.
 */
export function listBeforeDialog(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}
