import { Clock } from 'lucide-react';

import type { SharedLine } from '#shop/kitchen/state/groceryList.ts';
import type { Household } from '#shop/kitchen/state/kitchenPeople.ts';
import { Avatar } from '#ui/Avatar.tsx';

import { newsOf } from './lineWords.ts';

const NEWS = 'flex items-center gap-1.5 text-sm';

/** Who else changed a line within a day, or that a change of it is not sent yet. */
export function LineNews({
  line,
  waits,
  household,
}: {
  line: SharedLine;
  waits: boolean;
  household: Household | undefined;
}) {
  const news = newsOf(line, household);
  if (waits)
    return (
      <span className={`${NEWS} text-on-honey-soft`}>
        <Clock aria-hidden="true" size={14} className="flex-none" />
        waits for a network
      </span>
    );
  if (!news) return null;
  return (
    <span className={`${NEWS} text-ink-2`}>
      <Avatar name={news.name} size={20} isShort />
      <span className="min-w-0 break-words">{news.text}</span>
    </span>
  );
}
