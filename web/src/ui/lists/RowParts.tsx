import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PreloadProps } from '#platform/page/lazyPart.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

import { useIsTable } from './DataRow.tsx';

/** A cell that starts with a picture. */
export function Pictured({
  picture,
  className,
  children,
}: {
  picture: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={clsx('flex items-center gap-3', className)}>
      {picture}
      {children}
    </span>
  );
}

type RowCardProps = {
  picture: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** At the right: a price or actions. */
  end?: ReactNode;
  className?: string;
};

/** The usual card: a picture, a name with lines below it, and actions. */
export function RowCard({
  picture,
  title,
  children,
  end,
  className = 'items-center py-2 pr-2 pl-4',
}: RowCardProps) {
  return (
    <div className={clsx('flex gap-3', className)}>
      {picture}
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold break-words">{title}</p>
        {children}
      </div>
      {end}
    </div>
  );
}

export type RowAction = {
  icon: LucideIcon;
  /** The button's text in a table; cards show the icon only. */
  word: string;
  /** The accessible name, with the row's: "Delete Rice". */
  label: string;
  isDanger?: boolean;
  /** Loads the part that it opens early. */
  preloadProps?: PreloadProps;
  onPress: () => void;
};

/** A row's actions, in the last cell or at the end of the card. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const isTable = useIsTable();
  return (
    <span className={isTable ? 'flex justify-end gap-1.5' : 'flex flex-none'}>
      {actions.map(({ icon, word, label, isDanger = false, preloadProps, onPress }) =>
        isTable ? (
          <Button
            key={word}
            variant={isDanger ? 'danger' : 'ghost'}
            size="sm"
            icon={icon}
            aria-label={label}
            data-action={word}
            {...preloadProps}
            onClick={onPress}
          >
            {word}
          </Button>
        ) : (
          <IconButton
            key={word}
            icon={icon}
            tone={isDanger ? 'danger' : 'plain'}
            label={label}
            data-action={word}
            {...preloadProps}
            onClick={onPress}
          />
        ),
      )}
    </span>
  );
}
