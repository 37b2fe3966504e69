/** What `words.mjs` hands out, for code that is typed. */
export declare function titleOf(name: string): string;
export declare function insertBefore(text: string, line: RegExp, lines: string): string;
