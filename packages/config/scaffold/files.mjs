import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, fail, root, run } from '../workspace/workspace.mjs';

/** Text of a file of the workspace. */
export const read = (place) => readFileSync(join(root, place), 'utf8');

function write(place, text) {
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), text);
}

/** A template with each `{{word}}` replaced. */
function filled(template, words) {
  return readFileSync(template, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
}

/**
 * Writes new files from the templates of a folder and changes those that are there, puts both into the house's format
 * and prints their names.
 *
 * @param templates URL of the folder of the templates
 * @param written template without `.txt` → place below the root
 * @param changed place → function of its text and the words, which answers the new text
 */
export async function scaffold({ templates, written, changed, words }) {
  // All texts are made before the first is written: a file that cannot be changed leaves everything as it was.
  const texts = [
    ...Object.entries(written).map(([name, place]) => [
      place,
      filled(new URL(`${name}.txt`, templates), words),
    ]),
    ...Object.entries(changed).map(([place, change]) => [place, change(read(place), words)]),
  ];
  for (const [place, text] of texts) write(place, text);
  const places = texts.map(([place]) => place);
  const formatted = places.filter((place) => /\.(tsx?|json)$/.test(place));
  const code = await run(bin('biome'), ['check', '--write', ...formatted], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) fail('Berkas yang ditulis tidak lolos pemeriksaan gaya.');
  for (const place of places) console.log(place);
}
