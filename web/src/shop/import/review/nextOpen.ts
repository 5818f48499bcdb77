type Next = {
  /** Indexes of the lines that nobody has checked. */
  readonly open: readonly number[];
  /** The line that has just been answered. */
  readonly without?: number | undefined;
  /** Takes the focus when none is left. */
  readonly otherwise: () => HTMLElement | null;
};

/** Moves the focus to the guess of the next line to check, from the line that has the focus now. */
export function goToNextOpen(list: HTMLElement | null, { open, without, otherwise }: Next): void {
  const current = Number(
    document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1,
  );
  const others = open.filter((at) => at !== without);
  const next = others.find((at) => at > (without ?? current)) ?? others[0];
  const row = list?.querySelector(`[data-line="${next}"]`);
  const target = row?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? otherwise();
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
