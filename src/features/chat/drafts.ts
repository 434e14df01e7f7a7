const keyOf = (personId: string, chatId: string) => `chat-draft:${personId}:${chatId}`;

/**
 * Unsent text of a chat, for as long as the tab is open. Signing out clears it.
 */
export const chatDrafts = {
  of(personId: string, chatId: string): string {
    return sessionStorage.getItem(keyOf(personId, chatId)) ?? '';
  },
  keep(personId: string, chatId: string, text: string): void {
    if (text === '') sessionStorage.removeItem(keyOf(personId, chatId));
    else sessionStorage.setItem(keyOf(personId, chatId), text);
  },
};
