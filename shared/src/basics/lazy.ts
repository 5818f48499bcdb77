/** Makes a value at the first call, then keeps it. */
export function lazy<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
