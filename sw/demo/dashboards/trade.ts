import type { Trade, Wallet } from '#domain/demo/dashboards/crypto.ts';
import { traded } from '#domain/demo/dashboards/traded.ts';
import { Failure } from '#domain/errors.ts';
import { theCrypto } from '#store/demo/dashboards/queries.ts';
import type { DemoDatabase } from '#store/demo/database.ts';

export function tradeWallet(demo: DemoDatabase, trade: Trade): Promise<Wallet> {
  return demo.transaction('rw', demo.dashboard, async () => {
    const dashboard = await theCrypto(demo);
    const wallet = dashboard?.wallets.find(({ iso }) => iso === trade.iso);
    if (!dashboard || !wallet) throw new Failure('not_found', 'There is no such wallet');
    const after = traded(wallet, trade);
    if (!after) throw new Failure('conflict', 'The wallet has fewer coins. Enter less');
    const wallets = dashboard.wallets.map((one) => (one.iso === after.iso ? after : one));
    await demo.dashboard.put({ ...dashboard, wallets });
    return after;
  });
}
