#!/usr/bin/env bash
# One expects that the language data of Tesseract know the signs that printed recipes of a language have: ½ and ¼ of
# English, German, French and Spanish cookbooks, and the ° of every oven. They do not. None of the four has a sign for a
# half, a quarter, a third or an eighth, neither in the full nor in the integer data, so a recognizer can only give
# something else for it ("%", "5", "Y2"), also with a high confidence. The Spanish data lack "°" besides.
#
# Seen with the npm packages @tesseract.js-data/eng, deu, fra and spa 1.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
languages="eng deu fra spa"
npm install --silent --no-audit --no-fund $(printf '@tesseract.js-data/%s@1.0.0 ' $languages)
cat >run.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { gunzipSync } = require('node:zlib');

/**
 * The signs that a recognizer with these data can give: the first column of the unicharset of its network, which is part
 * 21 of a traineddata file. The file begins with the number of parts and the place of each.
 */
function signsOf(file) {
  const data = gunzipSync(readFileSync(file));
  const parts = data.readInt32LE(0);
  const places = Array.from({ length: parts }, (_, nth) => Number(data.readBigInt64LE(4 + 8 * nth)));
  const from = places[21];
  const to = places.find((place, nth) => nth > 21 && place > from) ?? data.length;
  const lines = data.subarray(from, to).toString('utf8').trim().split('\n');
  return new Set(lines.slice(1).map((line) => line.split(' ', 1)[0]));
}

const seen = {};
for (const language of process.argv.slice(2))
  for (const variant of ['4.0.0', '4.0.0_best_int']) {
    const folder = `node_modules/@tesseract.js-data/${language}/${variant}`;
    const signs = signsOf(`${folder}/${language}.traineddata.gz`);
    // Guards against reading the wrong part of the file.
    if (!['a', 'Z', '5', '%'].every((sign) => signs.has(sign))) throw new Error(`no letters: ${folder}`);
    seen[`${language} ${variant}`] = [...'½¼¾⅓⅔⅛°'].filter((sign) => signs.has(sign)).join('') || 'none';
  }
console.log(JSON.stringify(seen, null, 1));
const isAsSeen = Object.entries(seen).every(
  ([name, signs]) => signs === (name.startsWith('spa') ? 'none' : '°'),
);
process.exit(isAsSeen ? 0 : 1);
JS
node run.cjs $languages
