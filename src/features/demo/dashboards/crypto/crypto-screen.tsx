import List from 'lucide-react/icons/list';
import { useState } from 'react';
import type { CryptoDashboard } from '#domain/demo/dashboards/crypto.ts';
import { useLive } from '../../../../api/live-queries/use-live.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Drawer } from '../../../../ui/drawer/drawer.tsx';
import { PageHeader } from '../../../../ui/page-header/page-header.tsx';
import { from } from '../../../../ui/theme/scale.ts';
import { useMedia } from '../../../../ui/use-media.ts';
import { cryptoHere } from '../here.ts';
import * as page from '../parts/dashboard.css.ts';
import type { MenuPart } from '../parts/header-actions.tsx';
import { WithDashboard } from '../parts/with-dashboard.tsx';
import * as css from './crypto.css.ts';
import { PriceCard } from './price-card.tsx';
import { TradeForm } from './trade-form.tsx';
import { Watchlist } from './watchlist.tsx';

/** px at 16 px text. */
const drawerWidth = 360;

function Dashboard({ dashboard, Menu }: { dashboard: CryptoDashboard; Menu: MenuPart }) {
  const { coins, wallets, asOf } = dashboard;
  const isBeside = useMedia(from.lg);
  const [isOver, setIsOver] = useState(false);
  const [chosen, setChosen] = useState(coins[0]?.iso ?? '');
  const coin = coins.find(({ iso }) => iso === chosen);
  if (!coin) return null;
  const choose = (iso: string) => {
    setChosen(iso);
    setIsOver(false);
  };
  const beside = (
    <>
      <Watchlist coins={coins} chosen={chosen} onChoose={choose} />
      <TradeForm coins={coins} wallets={wallets} />
    </>
  );
  return (
    <div className={page.page}>
      <PageHeader
        title="Crypto"
        facts={`${coins.length} coins and ${wallets.length} wallets`}
        actions={
          <>
            {!isBeside && (
              <Button icon={List} onClick={() => setIsOver(true)}>
                Watchlist
              </Button>
            )}
            <Menu />
          </>
        }
      />
      <div className={css.columns}>
        {isBeside && (
          <section className={css.side} aria-label="Watchlist">
            <h2 className={css.sideTitle}>Watchlist</h2>
            {beside}
          </section>
        )}
        <PriceCard coin={coin} asOf={asOf} />
      </div>
      {!isBeside && isOver && (
        <Drawer title="Watchlist" width={drawerWidth} onClose={() => setIsOver(false)}>
          {beside}
        </Drawer>
      )}
    </div>
  );
}

/** S2-067: the prices of six coins, and wallets to try a trade with. */
export function CryptoScreen({ Menu }: { Menu: MenuPart }) {
  const live = useLive(cryptoHere);
  return (
    <WithDashboard live={live} menu={<Menu />}>
      {(dashboard) => <Dashboard dashboard={dashboard} Menu={Menu} />}
    </WithDashboard>
  );
}
