import { createFileRoute, redirect } from '@tanstack/react-router';

/** S2-137: a group opens. Until the register of groups comes, its reports are what there is of it. */
export const Route = createFileRoute('/_signed-in/(office)/apps/groups/$groupId')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/apps/groups/cell-ministry/attendance-reports',
      search: { cell: params.groupId },
      replace: true,
    });
  },
});
