#!/usr/bin/env bash
# One expects that a reader gives the digits that are printed below the bars: of a UPC-E the eight, 04252614. The text of the
# result has thirteen, 0042100005264, which is the number expanded to UPC-A and padded to EAN-13, while the format still says
# UPCE. Who expands the text of a UPC-E, as after other readers, expands a number that is none. The eight digits are only in
# `extra`, as JSON text. Likewise a UPC-A has thirteen digits, and asked for UPC-A alone its format is UPCA or EAN13 by what
# was asked: the number has to be normalised to 14 digits before it is compared with anything.
#
# Seen with the npm package zxing-wasm 3.1.6 (zxing-cpp as WebAssembly).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zxing-wasm@3.1.6
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } });

// The modules of the symbols, 1 is a bar, drawn by the tables of the GS1 General Specifications.
const left = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
const inverse = (modules) => [...modules].map((one) => (one === '1' ? '0' : '1')).join('');
const even = (digit) => [...inverse(left[digit])].reverse().join('');
// Number system 0, check digit 4: parity odd and even as the table of UPC-E says.
const parity = 'GLGGLL';
const upcE = `101${[...'425261'].map((digit, at) => (parity[at] === 'G' ? even(digit) : left[digit])).join('')}010101`;
const upcA = (digits) =>
  `101${[...digits.slice(0, 6)].map((digit) => left[digit]).join('')}01010${[...digits.slice(6)].map((digit) => inverse(left[digit])).join('')}101`;

function draw(modules) {
  const [width, height] = [modules.length * 3 + 80, 120];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data.fill(modules[Math.floor((x - 40) / 3)] === '1' ? 0 : 255, at, at + 3);
    }
  return { data, width, height };
}
async function read(modules, formats) {
  const [found] = await readBarcodes(draw(modules), { formats });
  return found && `${found.format} ${found.text} ${found.extra}`;
}
const all = ['EAN13', 'EAN8', 'UPCA', 'UPCE'];
const seen = {
  upcE: await read(upcE, all),
  upcA: await read(upcA('036000291452'), all),
  upcAAlone: await read(upcA('036000291452'), ['UPCA']),
};
console.log(JSON.stringify(seen));
const isAsSeen =
  /^UPCE 0042100005264 .*"04252614"/.test(seen.upcE) && /^EAN13 0036000291452/.test(seen.upcA);
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs
