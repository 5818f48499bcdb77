/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-full bg-inverse px-5 py-3 font-semibold text-on-inverse focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
