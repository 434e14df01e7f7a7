import { useRouterState } from '@tanstack/react-router';

/** The page waits for another page, or for what that page needs first. */
export function useBusy(): boolean {
  return useRouterState({ select: (state) => state.isLoading });
}
