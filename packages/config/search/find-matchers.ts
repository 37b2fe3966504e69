import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What code looks like that decides by itself whether a text has what somebody typed. */
const matchers: readonly RegExp[] = [
  // SQL
  /\bilike\b/i,
  /~\*/,
  /\bsimilar to\b/i,
  /\b(?:strpos|similarity|word_similarity|(?:plain|phrase|websearch_)?to_tsquery)\(/,
  /\bposition\(\s*lower\b/i,
  // The browser
  /\.to(?:Locale)?LowerCase\([^)]*\)\s*\.(?:includes|indexOf|startsWith|search|match)\(/,
  /\b(?:words|kata|terms|tokens)\b[^;]*\.(?:every|some)\([^;]*\.includes\(/,
  /\.some\(\((?:text|word|label)\) => [^;]*\.includes\(/,
  /\bnew RegExp\((?:q|typed|search|wanted|asked|cari|term)\b/,
  /\bfilterOption=/,
  /\bsensitivity: 'base'/,
];

/** Whether a text of code decides by itself whether a text has what somebody typed. */
export const isMatcher = (code: string): boolean => matchers.some((one) => one.test(code));

const isSource = (name: string) =>
  /\.(?:tsx?|mjs)$/.test(name) && !/\.(?:test|fixture|spec)\.tsx?$/.test(name);

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['testing', 'node_modules', 'dist'].includes(entry.name) ? [] : sourcesBelow(path);
    return isSource(entry.name) ? [path] : [];
  });
}

/** Files below these folders that match texts by themselves, in the order of the alphabet. */
export const findMatchers = (root: string, folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => sourcesBelow(join(root, folder)))
    .filter((path) => isMatcher(readFileSync(path, 'utf8')))
    .map((path) => relative(root, path))
    .sort();
