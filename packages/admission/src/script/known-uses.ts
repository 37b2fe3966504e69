/**
 * Calls of `Function` that published libraries carry along and that need no permission to make code of text: what is
 * called is written here with every name as `x`. All of them go on without, where the content security policy forbids it.
 */
export const knownUses: ReadonlySet<string> = new Set([
  // The global object, for engines of before `globalThis`: bundlers, lodash, core-js.
  '"return this"',
  // Whether code may be made of text at all: pdf.js asks before it does.
  '""',
  // What pdf.js makes of PostScript functions, once the question above was answered with yes.
  '"src","srcOffset","dest","destOffset",x',
  // Node's own modules, of core-js: never reached in a browser.
  '"return require("+x+")"',
]);
