import type { ReactNode } from 'react';
import * as css from './tokens.css.ts';

interface Row {
  token: string;
  value: string;
  look?: string | undefined;
}

function Group({ title, rows, children }: { title: string; rows: Row[]; children?: ReactNode }) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.name}>{title}</h2>
      {children}
      <ul>
        {rows.map(({ token, value, look }) => (
          <li key={token} className={css.row}>
            <span className={css.token}>{token}</span>
            <span className={css.value}>{value}</span>
            {look && <span className={look} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const rows = (values: Record<string, number>, looks?: Record<string, string>) =>
  Object.entries(values).map(([token, px]) => ({
    token,
    value: `${px} px`,
    look: looks?.[token],
  }));

/** Lengths, corners, shadows and widths, as the styles name them. */
export function Tokens() {
  return (
    <>
      <Group title="Space" rows={rows(css.px.space, css.spaces)} />
      <Group title="Radius" rows={rows(css.px.radius, css.radii)} />
      <Group
        title="Shadow"
        rows={Object.entries(css.shadows).map(([token, look]) => ({ token, value: '', look }))}
      />
      <Group
        title="Breakpoints"
        rows={rows(
          Object.fromEntries(
            Object.entries(css.px.breakpoint).filter(
              (entry): entry is [string, number] => typeof entry[1] === 'number',
            ),
          ),
        )}
      />
    </>
  );
}
