const keyOf = (chatId: string) => `demo-chat-draft:${chatId}`;

/** Unsent text of a demo chat, for as long as the tab is open. Signing out clears it. */
export const drafts = {
  of: (chatId: string): string => sessionStorage.getItem(keyOf(chatId)) ?? '',
  keep(chatId: string, text: string): void {
    if (text === '') sessionStorage.removeItem(keyOf(chatId));
    else sessionStorage.setItem(keyOf(chatId), text);
  },
};
