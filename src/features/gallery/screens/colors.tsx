import { vars } from '../../../ui/theme/contract.css.ts';
import * as css from './colors.css.ts';

const tones = ['success', 'warning', 'danger', 'info', 'violet', 'neutral'] as const;

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'pressed', 'inverse'] as const;
const texts = ['text', 'textMuted', 'textSubtle', 'textDisabled'] as const;
const lines = ['border', 'borderStrong', 'focus'] as const;
const presence = ['online', 'away', 'busy', 'hidden'] as const;

type Color = keyof typeof vars.color;

function Group({
  title,
  tokens,
}: {
  title: string;
  tokens: readonly (readonly [string, string])[];
}) {
  return (
    <section className={css.group} aria-label={title}>
      <h2 className={css.name}>{title}</h2>
      <ul className={css.list}>
        {tokens.map(([token, value]) => (
          <li key={token} className={css.item}>
            <div className={css.swatch} style={{ background: value }} />
            <span className={css.token}>{token}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const named = (names: readonly Color[]) => names.map((name) => [name, vars.color[name]] as const);

function Tones() {
  return (
    <section className={css.group} aria-label="Tones">
      <h2 className={css.name}>Tones</h2>
      <ul className={css.list}>
        {tones.map((tone) => (
          <li
            key={tone}
            className={css.sample}
            style={{
              background: vars.color[`${tone}Soft`],
              borderColor: vars.color[`${tone}Border`],
              color: vars.color[`${tone}Text`],
            }}
          >
            {tone}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The palette by what each colour is for. */
export function Colors() {
  return (
    <>
      <Group title="Accent" tokens={Object.entries(vars.accent)} />
      <Group title="Surfaces" tokens={named(surfaces)} />
      <Group title="Text" tokens={named(texts)} />
      <Group title="Lines" tokens={named(lines)} />
      <Tones />
      <Group title="Solid tones" tokens={named(tones.map((tone) => `${tone}Solid` as const))} />
      <Group title="Presence" tokens={named(presence)} />
    </>
  );
}
