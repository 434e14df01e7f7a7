import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';

const hasExtension = (path: string) => /\.[^/]*$/.test(path);

/** The build's own version must always come from here; a file whose name holds its hash never changes. */
function cacheControlOf(path: string): string {
  if (path === '/assets/buildinfo.json') return 'no-store';
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}

const caching: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 404) {
    // A file that a deployment brings a moment later must not be missing for as long as a cache likes.
    context.res.headers.set('cache-control', 'no-store');
    return;
  }
  if (!context.res.ok) return;
  context.res.headers.set('cache-control', cacheControlOf(context.req.path));
  context.res.headers.set('vary', 'Accept-Encoding');
};

/**
 * The built page and its files, as the build compressed them. Mounted last: an address that names no
 * file is a place in the app, but never one with an extension, or a half-deployed build would be
 * cached as if it were whole.
 */
export function staticFiles(folder: string): Hono {
  const app = new Hono();
  if (!existsSync(join(folder, 'index.html'))) {
    return app
      .use(caching)
      .get('*', (context) =>
        context.text('The pages are not built yet. Run npm run build, then start again', 404),
      );
  }
  app.use(etag(), caching);
  app.get('*', serveStatic({ root: folder, precompressed: true }));
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  app.use((context, next) =>
    hasExtension(context.req.path) ? Promise.resolve(context.notFound()) : page(context, next),
  );
  return app;
}
