/** Every first letter is a capital, hyphens are spaces: `papan-skor` is `Papan Skor`. */
export function titleOf(name) {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** As code calls it: `papan-skor` is `papanSkor`. */
export function camelOf(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** Whether code may call something so: `new` and `class` are words of the language. */
export function isIdentifier(word) {
  try {
    Function(`'use strict'; const ${word} = 0;`);
    return true;
  } catch {
    return false;
  }
}

/** Puts lines before the last line that matches. */
export function insertBefore(text, line, lines) {
  const at = [...text.matchAll(new RegExp(line, 'gm'))].at(-1)?.index;
  if (at === undefined) throw new Error(`No line like ${line}`);
  return text.slice(0, at) + lines + text.slice(at);
}
