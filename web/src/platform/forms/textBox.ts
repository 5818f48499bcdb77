import * as z from 'zod/mini';

/**
 * A schema for a box of a contract's text. Errors are sentences about the box: "Title is required", "Title
 * must be at most 200 characters".
 */
export function textBox(schema: z.ZodMiniType<string, string>, name: string) {
  return z.string().check(readWith(schema, name));
}

/** As `textBox` for a box that may be left empty, which gives ''. */
export function optionalBox(schema: z.ZodMiniType<string, string>, name: string) {
  const read = readWith(schema, name);
  return z.string().check(
    z.check((box) => {
      if (box.value.trim() === '') box.value = '';
      else return read(box);
    }),
  );
}

function readWith(schema: z.ZodMiniType<string, string>, name: string) {
  return (box: z.core.ParsePayload<string>): void => {
    const read = z.safeParse(schema, box.value);
    if (read.success) {
      box.value = read.data;
      return;
    }
    const message = read.error.issues[0]?.message ?? '';
    const words = message === 'must not be empty' ? 'is required' : message;
    box.issues.push({ code: 'custom', message: `${name} ${words}`, input: box.value });
  };
}
