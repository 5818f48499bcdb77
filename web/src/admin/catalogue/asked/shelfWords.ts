/** "Dill added. Vera has it on the shelf." */
export function shelfWords(
  done: string,
  { vendor_name, on_shelf }: { vendor_name: string; on_shelf: boolean },
): string {
  return on_shelf
    ? `${done}. ${vendor_name} has it on the shelf.`
    : `${done}. The store has closed, so it is on no shelf.`;
}
