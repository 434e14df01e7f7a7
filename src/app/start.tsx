import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPage } from '../api/start.ts';
import { applyPreferences } from './preferences.ts';
import { router } from './router.tsx';

/** Shows the page in its element, then brings up what works behind it. */
export function start(element: HTMLElement): void {
  applyPreferences();
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  startPage();
}
