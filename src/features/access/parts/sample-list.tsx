import { useEffect, useState } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { loadSampleAccounts, type SampleAccount } from '../sample-accounts.ts';
import * as css from '../screens/sign-in.css.ts';

/** The people of the sample tenants; choosing one fills in the form. Nothing where there are none. */
export function SampleList({
  chosen,
  onChoose,
}: {
  chosen: string;
  onChoose(account: SampleAccount): void;
}) {
  const [accounts, setAccounts] = useState<SampleAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    loadSampleAccounts(leaving.signal).then(setAccounts, () => undefined);
    return () => leaving.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className={css.samples} aria-label="Sample accounts">
      <h2 className={css.samplesTitle}>Sample accounts</h2>
      <p className={css.samplesHint}>They are made up. Choose one to fill in the form.</p>
      {accounts.map((account) => (
        <button
          key={account.email}
          type="button"
          className={css.sample}
          aria-pressed={account.email === chosen}
          onClick={() => onChoose(account)}
        >
          <Avatar name={account.name} />
          <span>
            <span className={css.sampleName}>{account.name}</span>
            <span className={css.sampleRole}>
              {account.role}, {account.tenant}
            </span>
          </span>
        </button>
      ))}
    </section>
  );
}
