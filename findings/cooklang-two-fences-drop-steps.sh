#!/usr/bin/env bash
# One expects that front matter of a Cooklang recipe can only stand at its very top, and that two lines "---" further below
# are no more than dividers: all steps of such a recipe are read. The reference parser takes the text between the first
# two such lines for front matter wherever they stand, and drops all that is written above them: steps and ingredients are
# gone. The report warns that the front matter is no YAML, and says nothing of what is lost.
#
# Seen with the npm package @cooklang/cooklang 0.18.7 (the parser of cooklang-rs as WebAssembly).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @cooklang/cooklang@0.18.7
cat >run.mjs <<'JS'
import { Parser } from '@cooklang/cooklang';

const parser = new Parser();
const namesOf = (text) => parser.parse(text).recipe.ingredients.map(({ name }) => name);
const top = namesOf('---\ntitle: Bread\n---\n\nMix @flour{1%g}.\n\nAdd @salt{1%g}.\n');
const divided = namesOf('Mix @flour{1%g}.\n\n---\n\nAdd @salt{1%g}.\n\n---\n\nServe with @butter{1%g}.\n');
console.log(JSON.stringify({ top, divided }));
const isAsSeen = top.join() === 'flour,salt' && divided.join() === 'butter';
process.exit(isAsSeen ? 0 : 1);
JS
# The package imports its WebAssembly as a module, which needs the flag before Node 22.
node --no-warnings --experimental-wasm-modules run.mjs
