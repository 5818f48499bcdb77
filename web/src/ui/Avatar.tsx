import clsx from 'clsx';

type AvatarProps = {
  name: string;
  /** Pixels. */
  size?: number;
  shape?: 'circle' | 'square';
  /** auto derives the colour from the name. */
  tone?: 'honey' | 'hero' | 'auto';
  /** For a small circle: one letter instead of two. */
  isShort?: boolean;
};

const AUTO = ['bg-brand', 'bg-info', 'bg-chart-3', 'bg-accent'] as const;

/** Initials on a coloured ground. Decorative: the name stands beside it. */
export function Avatar({
  name,
  size = 40,
  shape = 'circle',
  tone = 'auto',
  isShort = false,
}: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.36)) }}
      className={clsx(
        'grid flex-none place-items-center leading-none font-bold select-none',
        shape === 'circle' ? 'rounded-full' : 'rounded-sm',
        tone === 'honey' && 'bg-honey text-on-honey',
        tone === 'hero' && 'bg-hero text-on-hero',
        tone === 'auto' && [colourOf(name), 'text-surface'],
      )}
    >
      {initials(isShort ? (name.trim().split(/\s+/)[0] ?? '') : name)}
    </span>
  );
}

/** "Green Basket Market" -> "GB", "maya" -> "M", "" -> "?". At most two letters, whole characters. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  return (firstCharacter(first) + firstCharacter(second)).toUpperCase() || '?';
}

function firstCharacter(word: string): string {
  const code = word.codePointAt(0);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function colourOf(name: string): (typeof AUTO)[number] {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AUTO[sum % AUTO.length] ?? AUTO[0];
}
