import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { readProfile } from '#domain/demo/chat/operations.ts';
import { DemoGate } from '../../../../app/demo/demo-gate.tsx';
import { DemoMenu } from '../../../../app/demo/demo-menu.tsx';
import { holdersOnly } from '../../../../app/holders-only.ts';
import { ChatScreen } from '../../../../features/demo/chat/screens/chat-screen.tsx';

export const Route = createFileRoute('/_signed-in/(office)/apps/chat')({
  loader: holdersOnly('report.view'),
  component: ChatPage,
});

function ChatPage() {
  const { id } = useParams({ strict: false });
  return (
    // Of the calls without input the lightest: all chats with their messages need not travel to be read here.
    <DemoGate first={readProfile} what="your chats">
      <ChatScreen openId={id ?? null} menu={<DemoMenu />}>
        <Outlet />
      </ChatScreen>
    </DemoGate>
  );
}
