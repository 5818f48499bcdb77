import clsx from 'clsx';

/**
 * primary is a region's main action; ink is for checkout, so that it does not compete with primary; honey
 * is for the hero's search; soft and outline are secondary; ghost and danger are text with a shape on
 * hover; destroy confirms a loss.
 */
export type ButtonVariant =
  | 'primary'
  | 'ink'
  | 'honey'
  | 'soft'
  | 'outline'
  | 'ghost'
  | 'danger'
  | 'destroy';

/** Heights: sm 36 px (dense tables on desktop only), md 44 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on-brand hover:bg-brand-hover',
  ink: 'border-transparent bg-inverse text-on-inverse hover:opacity-90',
  honey: 'border-transparent bg-honey text-on-honey hover:bg-honey-hover',
  soft: 'border-transparent bg-brand-soft text-on-brand-soft hover:bg-[color-mix(in_oklab,var(--color-brand-soft),var(--color-brand)_14%)]',
  outline: 'border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-transparent text-danger hover:bg-danger-soft hover:text-on-danger-soft',
  destroy: 'border-transparent bg-danger text-on-danger hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3.5 text-sm',
  md: 'min-h-11 px-4.5 text-sm',
  lg: 'min-h-13 px-6 text-base',
};

/** The classes of a button or a link styled as one. */
export function buttonClass(
  {
    variant = 'primary',
    size = 'md',
  }: { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined },
  className?: string,
): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] py-1.5 text-center leading-tight font-semibold select-none',
    'transition duration-120 active:scale-[0.975] disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-50 aria-disabled:active:scale-100',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
