/** Product facts 9.5, in this order, with the attendance behind the first (picture g2); the history comes last. */
export const profileTabs = [
  'home',
  'attendance',
  'follow-up',
  'groups',
  'discipleship',
  'notes',
  'history',
] as const;
export type ProfileTab = (typeof profileTabs)[number];

/**
 * The tab that an address asks for; the first one needs no word. The key is answered always: the router
 * lays the answer over what the address said.
 */
export function profileTabOf({ tab }: { tab?: unknown }): { tab?: ProfileTab | undefined } {
  const asked = profileTabs.find((one) => one === tab);
  return { tab: asked === 'home' ? undefined : asked };
}
