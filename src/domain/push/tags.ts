/** Of all the pushes of one talk a browser shows the last. */
export const chatTag = (chatId: string): string => `chat-${chatId}`;

/**
 * The lock that a page holds while somebody looks at what pushes of this tag tell of. Locks go with
 * their page, however it ends, so the worker is never told of a page that is not there. Whose lock it
 * is says nothing: browsers call a page differently as a holder and as a client.
 */
export const shownLock = (tag: string): string => `shown:${tag}`;
