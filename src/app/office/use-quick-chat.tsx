import { useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { myChats } from '#store/chat/my-chats.ts';
import { useLive } from '../../api/live-queries/use-live.ts';
import { ChatButton } from '../../features/chat/parts/chat-button.tsx';
import { ChatStrip } from '../../features/chat/parts/chat-strip.tsx';
import { quickChat } from '../../features/chat/quick-chat.ts';
import type { FrameProps, Layout } from '../../layouts/frame/layout.ts';
import { useProfile } from '../profile.tsx';
import { preloadPart } from '../../ui/preload-part.tsx';

const { Part: ChatPanel } = preloadPart(() =>
  import('../../features/chat/screens/chat-panel.tsx').then((part) => part.ChatPanel),
);

/** A chat that the address names, as the notification of a message does. */
function useRequestedChat(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('chat');
    if (asked === null) return;
    quickChat.show(asked);
    void navigate({ to: '.', search: {}, replace: true });
  }, [navigate]);
}

/** S2-123, S4-019: the chat's place in the frame, and its panel where it is open. */
export function useQuickChat(height: Layout['chat']): {
  chat: FrameProps['chat'];
  panel: ReactNode;
  /** Messages in all of them. */
  unread: number;
} {
  const { id } = useProfile();
  const live = useLive(myChats);
  const shown = useSyncExternalStore(quickChat.subscribe, quickChat.getSnapshot);
  useRequestedChat();
  // The next person begins with it closed.
  useEffect(() => quickChat.close, []);
  if (height === null) return { chat: null, panel: null, unread: 0 };
  const chats = live.state === 'ready' ? live.data : [];
  const unread = chats.reduce((sum, chat) => sum + chat.unread, 0);
  return {
    chat: { button: <ChatButton unread={unread} />, strip: <ChatStrip chats={chats} /> },
    unread,
    panel: shown && (
      <Suspense>
        <ChatPanel shown={shown} chats={chats} personId={id} height={height} />
      </Suspense>
    ),
  };
}
