import { createFileRoute, redirect } from '@tanstack/react-router';

/** S2-094. */
export const Route = createFileRoute('/_signed-in/(office)/docs/guides/')({
  beforeLoad: () => {
    throw redirect({
      to: '/docs/guides/$group/$topic',
      params: { group: 'getting-started', topic: 'introduction' },
      replace: true,
    });
  },
});
