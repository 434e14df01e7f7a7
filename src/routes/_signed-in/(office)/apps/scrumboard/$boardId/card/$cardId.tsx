import { createFileRoute } from '@tanstack/react-router';
import { CardSheet } from '../../../../../../../features/demo/scrumboard/parts/card-sheet.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/scrumboard/$boardId/card/$cardId')({
  component: CardPage,
});

function CardPage() {
  return <CardSheet {...Route.useParams()} />;
}
