/** What sheets are laid out with and jsdom has not: style sheets made by script, and pictures out of a canvas. */
export function paperInJsdom(): void {
  document.adoptedStyleSheets = [];
  globalThis.CSSStyleSheet = class {
    replaceSync() {}
  } as never;
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
}
