import { createFileRoute } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { installPrompt } from '../api/updates/install-prompt.ts';
import { isSignedIn } from '../api/session/who.ts';
import { useBusy } from '../app/use-busy.ts';
import { LandingScreen } from '../features/landing/screens/landing-screen.tsx';
import { EmptyLayout } from '../layouts/empty/empty-layout.tsx';

/** S2-014: open to everybody. */
export const Route = createFileRoute('/home')({ component: HomePage });

function HomePage() {
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.getSnapshot);
  return (
    <EmptyLayout busy={useBusy()}>
      <title>Every service counted, even without a signal · Ibandla</title>
      <LandingScreen
        signedIn={isSignedIn()}
        onInstall={prompt && (() => void prompt.prompt().then(() => installPrompt.set(null)))}
      />
    </EmptyLayout>
  );
}
