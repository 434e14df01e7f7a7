import Wallet from 'lucide-react/icons/wallet';
import { useState, type SubmitEvent } from 'react';
import type { CryptoDashboard, Trade } from '#domain/demo/dashboards/crypto.ts';
import { tradeCoins } from '#domain/demo/dashboards/operations.ts';
import { callDemo } from '../../../../api/demo.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { attempt } from '../../../../ui/snackbar/attempt.ts';
import { offerUndo } from '../../../../ui/snackbar/offer-undo.ts';
import * as css from './crypto.css.ts';
import { coinsWords, priceWords } from './crypto-words.ts';
import { readTrade, tradeHint, type Unit } from './trade-words.ts';

const send = (trade: Trade) => attempt(callDemo(tradeCoins, trade));

async function make(trade: Trade): Promise<boolean> {
  const isBuying = trade.action === 'buy';
  const done = await send(trade);
  if (done) {
    const words = `${isBuying ? 'Bought' : 'Sold'}: ${coinsWords(trade.coins)} ${trade.iso}`;
    offerUndo(words, () => void send({ ...trade, action: isBuying ? 'sell' : 'buy' }));
  }
  return done;
}

/** Buys sample coins into a wallet, or sells them out of it. */
export function TradeForm({ coins, wallets }: Pick<CryptoDashboard, 'coins' | 'wallets'>) {
  const [action, setAction] = useState<Trade['action']>('buy');
  const [iso, setIso] = useState(wallets[0]?.iso ?? '');
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<Unit>('coin');
  const [asked, setAsked] = useState(false);
  const wallet = wallets.find((one) => one.iso === iso);
  const coin = coins.find((one) => one.iso === iso);
  if (!wallet || !coin) return null;
  const form = { action, typed, unit };
  const read = readTrade(form, coin, wallet);
  const hint = read.ok ? tradeHint(form, coin, read.coins) : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!read.ok || !(await make({ action, iso, coins: read.coins }))) return;
    setTyped('');
    setAsked(false);
  };
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={css.formTitle}>Buy or sell</h2>
      <Segmented
        label="Buy or sell"
        isLow
        choices={[
          { value: 'buy', label: 'Buy' },
          { value: 'sell', label: 'Sell' },
        ]}
        value={action}
        onChange={setAction}
      />
      <SelectField
        label="Wallet"
        icon={Wallet}
        options={wallets.map((one) => ({
          value: one.iso,
          label: `${coins.find((other) => other.iso === one.iso)?.title ?? one.iso}, ${coinsWords(one.balance)} ${one.iso}`,
        }))}
        value={iso}
        hint={`Worth ${priceWords(wallet.balance * coin.price)} today`}
        onChange={setIso}
      />
      <div className={css.amount}>
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={asked && !read.ok ? read.problem : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label="In"
          options={[
            { value: 'coin', label: iso },
            { value: 'rand', label: 'Rand' },
          ]}
          value={unit}
          onChange={(value) => setUnit(value === 'coin' ? 'coin' : 'rand')}
        />
      </div>
      <output className={css.hint}>
        {hint && (
          <>
            <span>{hint.name}</span> <strong>{hint.value}</strong>
          </>
        )}
      </output>
      <Button type="submit" kind="primary" size="touch" wide>
        {action === 'buy' ? 'Buy' : 'Sell'} {coin.title}
      </Button>
    </form>
  );
}
