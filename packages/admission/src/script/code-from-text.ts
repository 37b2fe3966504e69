import { knownUses } from './known-uses';
import { type Token, tokensOf } from './tokens';

/** Names that stand for the window, so that `window.eval` is `eval`. */
const WINDOWS = new Set(['window', 'globalThis', 'self', 'top', 'parent']);
const TIMERS = new Set(['setTimeout', 'setInterval']);
/** Scripts without any of these words, or a letter written as its number, need not be read. */
const SUSPECT =
  /\beval\b|\bFunction\b|getPublicPath|set(?:Timeout|Interval)\s*\(\s*["'`]|\\u(?:00|\{0*)[4-7][\da-fA-F]/;
/** More words than the longest known use has. */
const LONGEST_USE = 16;

const NONE: Token = { kind: 'sign', text: '' };

/**
 * Ways in which a script makes code of text (`eval`, `new Function`, `Function(…)`, a timer that is given text) or says
 * `getPublicPath`, each once. Read word by word, so that comments, texts and regular expressions do not count, and
 * neither does a method or field of that name on an object that is not the window, nor a known use of libraries.
 * What is put together at run time (`window['ev' + 'al']`, `[].map.constructor('…')`) is not seen: the content security
 * policy of the portal stops that when it runs.
 */
export function codeFromText(script: string): string[] {
  if (!SUSPECT.test(script)) return [];
  const tokens = [...tokensOf(script)];
  const found = tokens.map((_, at) => faultAt(tokens, at)).filter((fault) => fault !== null);
  return [...new Set(found)];
}

const isSign = ({ kind, text }: Token, sign: string) => kind === 'sign' && text === sign;

/** Words that any fault begins with. */
const WORDS = new Set(['getPublicPath', 'eval', 'Function', ...TIMERS]);

function faultAt(tokens: readonly Token[], at: number): string | null {
  if (!WORDS.has(tokens[at]?.text ?? '')) return null;
  const [before = NONE, previous = NONE, token = NONE, next = NONE, after = NONE] = [-2, -1, 0, 1, 2].map(
    (step) => tokens[at + step],
  );
  const { kind, text } = token;
  if (text === 'getPublicPath') return kind === 'name' ? text : null;
  if (kind === 'name' && TIMERS.has(text) && isSign(next, '(') && after.kind === 'text') {
    return `${text} dengan teks`;
  }
  if (TIMERS.has(text)) return null;
  const isBracketed =
    kind === 'text' && isSign(previous, '[') && isSign(next, ']') && WINDOWS.has(before.text);
  if (!isBracketed && !(kind === 'name' && isGlobal(before, previous, next))) return null;
  if (text === 'eval') return text;
  if (isSign(next, '(') && knownUses.has(argumentsAt(tokens, at + 2))) return null;
  if (previous.kind === 'name' && previous.text === 'new') return 'new Function';
  return isBracketed || isSign(next, '(') ? 'Function(…)' : null;
}

/** Whether a word is the global of that name: not a member of something else, not the name of a field or a method. */
function isGlobal(before: Token, previous: Token, next: Token): boolean {
  if (isSign(previous, '.')) return before.kind === 'name' && WINDOWS.has(before.text);
  return !isSign(next, ':') || isSign(previous, '?');
}

/** What a call is given, in the form of the known uses. */
function argumentsAt(tokens: readonly Token[], from: number): string {
  const given = tokens.slice(from, from + LONGEST_USE);
  const end = given.findIndex((token) => isSign(token, ')'));
  return given.slice(0, Math.max(end, 0)).map(wordOf).join('');
}

function wordOf({ kind, text }: Token): string {
  if (kind === 'name') return 'x';
  return kind === 'text' ? `"${text.replaceAll(/[\\"]/g, '')}"` : text;
}
