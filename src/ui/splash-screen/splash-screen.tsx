import './splash-screen.css.ts';

/** The mark of the product over everything, as `index.html` shows it until the first page is there. */
export function SplashScreen({ label = 'Ibandla is getting ready' }: { label?: string }) {
  return (
    <output className="splash" aria-label={label}>
      <img src="/icons/icon.svg" alt="" />
    </output>
  );
}
