/** Roving tabindex: the control that an arrow key focuses next; undefined for other keys. */
export function nextOf(
  key: string,
  { current, count }: { current: number; count: number },
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
