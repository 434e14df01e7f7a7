import { Link } from '@tanstack/react-router';
import { Button, buttonLook } from '../../../ui/button/button.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { CountSample } from '../parts/count-sample.tsx';
import { AudienceScene, Dusk } from '../parts/scenes.tsx';
import { audiences, installSteps, promises } from '../strings.ts';
import * as css from './landing.css.ts';

/** Its own: the one of the back office is in a file that a guest does without. */
const year = new Date().getFullYear();

interface LandingScreenProps {
  signedIn: boolean;
  /** Installs the app, if the browser offers it. */
  onInstall: (() => void) | null;
}

/** Link to the sign-in, or for a signed-in person to the dashboard. */
function WayIn({ signedIn, kind }: { signedIn: boolean; kind: 'primary' | 'secondary' }) {
  return (
    <Link
      to={signedIn ? '/pages/profile/dashboard' : '/sign-in'}
      className={buttonLook({ kind, size: 'touch' })}
    >
      {signedIn ? 'Open Ibandla' : 'Sign in'}
    </Link>
  );
}

function Hero({ signedIn }: { signedIn: boolean }) {
  return (
    <section className={css.hero} aria-labelledby="hero">
      <Dusk />
      <div className={css.heroInside}>
        <div className={css.heroWords}>
          <h1 id="hero" className={css.title}>
            Every service counted, even without a signal.
          </h1>
          <p className={css.heroDetail}>
            Ibandla helps a church to count, to report and to stay in touch. It lives on your phone
            or tablet, and goes on working when the network does not.
          </p>
          <div className={css.actions}>
            <WayIn signedIn={signedIn} kind="secondary" />
            {!signedIn && (
              <Link to="/sign-up" className={css.quietLink}>
                Create an account
              </Link>
            )}
          </div>
        </div>
        <CountSample />
      </div>
    </section>
  );
}

function Audiences() {
  return (
    <section className={css.section} aria-labelledby="for-whom">
      <h2 id="for-whom" className={css.sectionTitle}>
        One place for everyone who serves
      </h2>
      <div className={css.cards}>
        {audiences.map(({ id, title, words, points }) => (
          <article key={id} className={css.card}>
            <AudienceScene of={id} />
            <div className={css.cardWords}>
              <h3 className={css.cardTitle}>{title}</h3>
              <p className={css.detail}>{words}</p>
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function Promises() {
  return (
    <section className={css.band} aria-labelledby="promises">
      <div className={css.section}>
        <h2 id="promises" className={css.sectionTitle}>
          What you can count on
        </h2>
        <dl className={css.promises}>
          {promises.map(({ title, words }) => (
            <div key={title} className={css.promise}>
              <dt className={css.cardTitle}>{title}</dt>
              <dd className={css.detail}>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Install({ onInstall, signedIn }: Pick<LandingScreenProps, 'onInstall' | 'signedIn'>) {
  return (
    <section className={css.section} aria-labelledby="install">
      <h2 id="install" className={css.sectionTitle}>
        Put it on your home screen
      </h2>
      <p className={css.detail}>Opens in one tap and works without a signal.</p>
      <dl className={css.steps}>
        {installSteps.map(({ on, words }) => (
          <div key={on} className={css.promise}>
            <dt className={css.cardTitle}>{on}</dt>
            <dd className={css.detail}>{words}</dd>
          </div>
        ))}
      </dl>
      <div className={css.actions}>
        {onInstall && (
          <Button size="touch" onClick={onInstall}>
            Install Ibandla
          </Button>
        )}
        <WayIn signedIn={signedIn} kind="primary" />
      </div>
    </section>
  );
}

/**
 * S2-014: what Ibandla is, for whoever has not met it yet. It is made of what the first load has and of
 * what nobody else uses: an icon, or a part of the back office, would bring the file that it is in.
 */
export function LandingScreen({ signedIn, onInstall }: LandingScreenProps) {
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <p className={css.brand}>
          <Logo size="middle" />
          Ibandla
        </p>
        <WayIn signedIn={signedIn} kind="secondary" />
      </header>
      <main>
        <Hero signedIn={signedIn} />
        <Audiences />
        <Promises />
        <Install onInstall={onInstall} signedIn={signedIn} />
      </main>
      <footer className={css.footer}>Ibandla © {year}</footer>
    </div>
  );
}
