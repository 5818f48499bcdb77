import { type FlateError, FlateErrorCode, Unzip, type UnzipFile, UnzipInflate } from 'fflate';

/** Units: entries and bytes of a file with everything in it, bytes out of a byte in. */
export const ZIP_LIMITS = {
  entries: 2_000,
  bytes: 200 * 1024 * 1024,
  ratio: 200,
  depth: 2,
} as const;
/** Below this size the ratio is not checked: short texts of one letter exceed every ratio. */
const RATIO_FROM = 64 * 1024;
const PIECE = 64 * 1024;
/** The last record of a zip file with the longest comment. Units: bytes. */
const MAX_END = 22 + 65_535;

/** What may still be unpacked of a file. */
export type Budget = { entries: number; bytes: number };

export function newBudget(): Budget {
  return { entries: ZIP_LIMITS.entries, bytes: ZIP_LIMITS.bytes };
}

/** The file unpacks to more than the limit; reading stops. */
export class TooMuch extends Error {}

/** The most that packed bytes may become. Units: bytes. */
export function unpackedLimit(packed: number, budget: Budget): number {
  return Math.min(budget.bytes, Math.max(RATIO_FROM, packed * ZIP_LIMITS.ratio));
}

/** `name` is text from a stranger, and never a path. */
export type Entry = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Unpacks the wanted entries of a zip file, one after the other, by their local headers: a truncated file has entries
 * before the cut.
 *
 * Shape   `broken` are names of wanted entries that are damaged, `packed` of those packed in a way that is not known
 *         here; `isCut`: the file ends in the middle.
 * Errors  TooMuch.
 */
export function unzip(
  bytes: Uint8Array,
  {
    budget,
    isWanted,
    onEntry,
  }: { budget: Budget; isWanted: (name: string) => boolean; onEntry: (entry: Entry) => void },
): { broken: string[]; packed: string[]; isCut: boolean } {
  const broken: string[] = [];
  const packed: string[] = [];
  const done: Entry[] = [];
  let excess: string | undefined;
  let open = new Set<string>();
  let pushed = 0;

  function onFile(file: UnzipFile): void {
    budget.entries -= 1;
    if (budget.entries < 0) excess = `more than ${ZIP_LIMITS.entries} files`;
    if (excess !== undefined || !isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    const from = pushed;
    let size = 0;
    open.add(file.name);
    file.ondata = (error, part, isLast) => {
      if (!open.has(file.name)) return;
      size += part?.length ?? 0;
      if (size > unpackedLimit(file.size ?? pushed + PIECE - from, budget)) {
        excess = 'far more than its size allows';
        open.delete(file.name);
        file.terminate();
        return;
      }
      if (error) (isUnknown(error) ? packed : broken).push(file.name);
      else if (part) parts.push(part);
      if (!isLast && !error) return;
      open.delete(file.name);
      if (!error) {
        budget.bytes -= size;
        done.push({ name: file.name, bytes: joined(parts, size) });
      }
    };
    try {
      file.start();
    } catch {
      // Of an unknown compression method the error was told above.
      if (open.delete(file.name)) broken.push(file.name);
    }
  }

  const reader = new Unzip(onFile);
  reader.register(UnzipInflate);
  let isCut = false;
  for (; pushed < bytes.length && !isCut; pushed += PIECE) {
    try {
      reader.push(bytes.subarray(pushed, pushed + PIECE), pushed + PIECE >= bytes.length);
    } catch {
      isCut = true;
    }
    if (excess !== undefined) throw new TooMuch(excess);
    for (const entry of done.splice(0)) onEntry(entry);
  }
  const half = [...open];
  open = new Set();
  return {
    broken: [...broken, ...half],
    packed,
    isCut: isCut || half.length > 0 || !hasEnd(bytes),
  };
}

function isUnknown({ code }: FlateError): boolean {
  return code === FlateErrorCode.UnknownCompressionMethod;
}

/** Whether the end-of-central-directory record is there; a comment may follow it. Source: APPNOTE.TXT, 4.3.16. */
function hasEnd(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-MAX_END);
  return end.lastIndexOf('PK\x05\x06', undefined, 'latin1') >= 0;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
