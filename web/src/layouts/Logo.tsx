import clsx from 'clsx';

/** A bowl with two leaves, on a basil tile. */
function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 36 36" className="flex-none">
      <rect width="36" height="36" rx="9" fill="#1f6b45" />
      <path d="M7 19.5h22a11 9.5 0 0 1-22 0Z" fill="#fffaf0" />
      <path d="M17.6 17.5c-5.4.2-8-2.5-8-6.9 5.3 0 8 2.5 8 6.9Z" fill="#a8d8b4" />
      <path d="M18.4 17.5c-.4-6.2 2.7-10.6 9-11.1.4 6.8-2.6 11.1-9 11.1Z" fill="#f5b83d" />
    </svg>
  );
}

/** The mark with the name, for a link to the start. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display text-[1.4375rem] leading-none font-bold tracking-[-0.035em]">
        Larder
      </span>
    </span>
  );
}
