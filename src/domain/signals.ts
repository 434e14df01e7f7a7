/** Messages that the page and the service worker post to each other. One union; both sides switch on `type`. */
export type Signal =
  /** page -> sw: the access token changed; null after sign-out. */
  | { type: 'session'; profile: string | null }
  /** page -> sw: try the queue now. `reset` forgets the waiting times ("Send now", back online). */
  | { type: 'drain'; reset: boolean }
  /** page -> sw: tell the states that the server does not know yet. */
  | { type: 'tell' }
  /** page -> sw: bring the device up to date, once what waits has gone. */
  | { type: 'pull' }
  /** page -> sw: the person agreed to the update. */
  | { type: 'activateUpdate' }
  /** page -> sw: the back office is shown here: keep its files too. */
  | { type: 'keepOffice' }
  /** sw -> pages: a drain delivered reports; said once a drain. Within a page: the server took something at once, which has no ids. */
  | { type: 'delivered'; ids: string[] }
  /** sw -> pages: what was to be sent found no way to the server. */
  | { type: 'unreachable' }
  /** sw -> pages: it waits for pages of an older version to let go of the store, or no longer. */
  | { type: 'trouble'; trouble: 'blocked' | null }
  /** sw -> pages: the session of this profile is over. */
  | { type: 'sessionEnded'; profile: string; reason: 'expired' | 'revoked' };
