import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPage } from '../api/start.ts';
import { applyPreferences } from './preferences.ts';
import { router } from './router.tsx';
import { StoreBanner } from './banners/store-banner.tsx';

const missing = '/old-browsers.js';

/** Shows the page in its element, then brings up what works behind it. */
export async function start(element: HTMLElement): Promise<void> {
  if (window.isOld) await import(/* @vite-ignore */ missing);
  if (window.isSealed) await (await import('../api/devices/open-sealed.ts')).openSealed();
  applyPreferences();
  createRoot(element).render(
    <StrictMode>
      {/* Beside the router, which shows nothing before the first page has read the store. */}
      <StoreBanner />
      <RouterProvider router={router} />
    </StrictMode>,
  );
  startPage();
}
