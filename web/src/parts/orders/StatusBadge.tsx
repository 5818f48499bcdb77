import { Check, CircleHelp, Clock, type LucideIcon, PackageCheck, X } from 'lucide-react';

import { Chip, type ChipTone } from '#ui/Chip.tsx';

const KNOWN: ReadonlyMap<string, { word: string; tone: ChipTone; icon: LucideIcon }> = new Map([
  ['pending', { word: 'Pending', tone: 'honey', icon: Clock }],
  ['accepted', { word: 'Accepted', tone: 'info', icon: Check }],
  ['delivered', { word: 'Delivered', tone: 'brand', icon: PackageCheck }],
  ['rejected', { word: 'Rejected', tone: 'danger', icon: X }],
]);

/** A status as colour, icon and word, in any letter case; an unknown one as it is. */
export function StatusBadge({ status }: { status: string }) {
  const { word, tone, icon } = KNOWN.get(status.toLowerCase()) ?? {
    word: status,
    tone: 'plain',
    icon: CircleHelp,
  };
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
}
