/** What takes long to make and is not always asked for: made by the first call, then kept. */
export function lazy<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
