/** What takes long to make and is not always asked for: made by the first call, then kept. */
export function madeOnce<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
