import { createFileRoute } from '@tanstack/react-router';
import { Conversation } from '../../../../../features/demo/chat/parts/conversation.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/chat/$id')({
  component: ChatPage,
});

function ChatPage() {
  return <Conversation id={Route.useParams().id} />;
}
