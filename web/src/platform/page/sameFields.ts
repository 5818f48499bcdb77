/** Whether two objects of one shape hold the same values, one level deep: for memoised rows. */
export function sameFields<Shape extends object>(a: Shape, b: Shape): boolean {
  return Object.entries(a).every(([name, value]) => Object.is(value, Reflect.get(b, name)));
}
