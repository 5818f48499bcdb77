import { Parser } from 'htmlparser2';

type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string | undefined>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Decoded at once: a sheet as one string would take twice its memory. Units: bytes. */
const PIECE = 64 * 1024;

/** Walks a part of a workbook. Names come without their prefix: some programs write `x:row`. */
export function walkXml(bytes: Uint8Array, { open, text, close }: Handlers): void {
  const parser = new Parser(
    {
      ...(open && {
        onopentag: (name: string, attributes: Record<string, string>) =>
          open(localName(name), attributes),
      }),
      ...(text && { ontext: text }),
      ...(close && { onclosetag: (name: string) => close(localName(name)) }),
    },
    { xmlMode: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += PIECE)
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  parser.end(decoder.decode());
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
