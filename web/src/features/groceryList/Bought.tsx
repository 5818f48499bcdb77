import { useBought } from '#queries/bought';
import { BoughtNotice } from '#ui/BoughtNotice';

/** What was ordered and is still on the list, on this device or another of the household. */
export function Bought() {
  return <BoughtNotice {...useBought()} />;
}
