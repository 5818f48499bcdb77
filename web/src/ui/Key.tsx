/** A key of the keyboard, in a hint. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs border border-line bg-surface px-1.5 py-0.5 font-sans text-xs font-semibold">
      {children}
    </kbd>
  );
}
