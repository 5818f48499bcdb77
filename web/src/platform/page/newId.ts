/** A random id (UUID version 4), also on pages without TLS, where browsers have no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const [time, middle, version, variant, node] = [0, 8, 13, 17, 20].map((from, at) =>
    hex.slice(from, [8, 12, 16, 20, 32][at]),
  );
  return `${time}-${middle}-4${version}-8${variant}-${node}`;
}
