import { useNavigate } from '@tanstack/react-router';

/** The open tab of a page, kept in its address. `open`: as the address says it. */
export function useTab(open: string | undefined) {
  const navigate = useNavigate();
  return {
    open,
    onOpen: (tab: string) => void navigate({ to: '.', search: { tab }, replace: true }),
  };
}
