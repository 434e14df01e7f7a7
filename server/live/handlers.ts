import { headers } from '#domain/headers.ts';
import { must } from '#domain/must.ts';
import { liveStream } from '#domain/sync/operations.ts';
import { companyOf } from '../chat/company.ts';
import { inTenant } from '../database/tenant.ts';
import { service } from '../handler.ts';

const streamed = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform, no-store',
  'x-accel-buffering': 'no',
  [headers.form]: '1',
};

export const liveHandlers = {
  [liveStream.name]: service(liveStream, async (services, context, _input, caller) => {
    const listener = must(caller, 'the listener');
    if (context.req.method === 'HEAD') return new Response(null, { headers: streamed });
    const company = await inTenant(services.pool, listener.tenantId, (tx) =>
      companyOf(tx, listener),
    );
    const body = services.live.open(listener, company);
    return new Response(body, { headers: streamed });
  }),
};
