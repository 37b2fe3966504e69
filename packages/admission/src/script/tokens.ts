/** One word of a script that runs; comments and what regular expressions say are left out. */
export interface Token {
  readonly kind: 'name' | 'text' | 'number' | 'pattern' | 'sign';
  readonly text: string;
}

const SPACE = /(?:\s|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)+/y;
const NAME =
  /(?:[\p{ID_Start}$_#]|\\u(?:[\da-fA-F]{4}|\{[\da-fA-F]+\}))(?:[\p{ID_Continue}$\u200c\u200d]|\\u(?:[\da-fA-F]{4}|\{[\da-fA-F]+\}))*/uy;
const NUMBER = /(?:0[xXoObB][\da-fA-F_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d[\d_]*)?)n?/y;
const TEXT = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'/y;
/** A part of a template, up to what fills it or to its end. */
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:\$\{|`)/y;
const PATTERN = /\/(?:[^/\\[\n\r]|\\.|\[(?:[^\]\\\n\r]|\\.)*\])+\/[a-z]*/y;

/** Words after which an expression begins, so that a stroke begins a regular expression. */
const BEFORE_EXPRESSION = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'new',
  'instanceof',
  'else',
  'do',
  'yield',
  'await',
]);
/** Words whose brackets are followed by a statement. */
const BEFORE_STATEMENT = new Set(['if', 'while', 'for', 'with']);
/** Signs after which a brace opens a block; after others it opens an object. */
const BEFORE_BLOCK = new Set(['', ')', ';', '{', '}', '>', 'else', 'try', 'finally', 'do']);

const unescaped = (name: string): string =>
  name.replaceAll(/\\u(?:\{([\da-fA-F]+)\}|([\da-fA-F]{4}))/g, (_, long?: string, short?: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
  );

/**
 * The words of a script, in order, and an empty sign as its end. A lexer, no parser: where a stroke could divide or begin a regular expression, the word
 * before it decides, which is right for all that minifiers write.
 */
export function* tokensOf(script: string): Generator<Token> {
  let at = 0;
  let last: Token = { kind: 'sign', text: '' };
  /** Whether an expression may follow each bracket that is open, once it is closed; `template` for `${`. */
  const open: ('expression' | 'value' | 'template')[] = [];
  let afterClosed: 'expression' | 'value' = 'value';

  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(script)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const expressionFollows = () => {
    if (last.kind === 'name') return BEFORE_EXPRESSION.has(last.text);
    if (last.kind !== 'sign') return false;
    return last.text === ')' || last.text === '}' ? afterClosed === 'expression' : last.text !== ']';
  };
  /** Reads on inside a template; what fills it is read as code in between. */
  const template = (): Token => {
    const part = match(TEMPLATE);
    if (part === null) at = script.length;
    else if (part.endsWith('${')) open.push('template');
    return { kind: 'text', text: part?.replace(/(?:`|\$\{)$/, '') ?? '' };
  };
  const sign = (): Token => {
    const text = script[at] ?? '';
    at += 1;
    if (text === '(') {
      open.push(last.kind === 'name' && BEFORE_STATEMENT.has(last.text) ? 'expression' : 'value');
    } else if (text === '{') {
      open.push(last.kind !== 'text' && BEFORE_BLOCK.has(last.text) ? 'expression' : 'value');
    } else if (text === ')' || text === '}') {
      const closed = open.pop() ?? 'value';
      if (closed === 'template') return template();
      afterClosed = closed;
    }
    return { kind: 'sign', text };
  };

  while (at < script.length) {
    if (match(SPACE) !== null) continue;
    const token = next();
    yield token;
    last = token;
  }
  yield { kind: 'sign', text: '' };

  function next(): Token {
    if (script[at] === '`') {
      at += 1;
      return template();
    }
    const name = match(NAME);
    if (name !== null) return { kind: 'name', text: unescaped(name) };
    const text = match(TEXT);
    if (text !== null) return { kind: 'text', text: text.slice(1, -1) };
    const number = /[\d.]/.test(script[at] ?? '') ? match(NUMBER) : null;
    if (number !== null) return { kind: 'number', text: number };
    const pattern = script[at] === '/' && expressionFollows() ? match(PATTERN) : null;
    return pattern === null ? sign() : { kind: 'pattern', text: pattern };
  }
}
