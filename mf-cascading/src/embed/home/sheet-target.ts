/**
 * Where styled-components writes its rules: sheets that are made by script and adopted by a shadow root. A `<style>`
 * element in their place would be refused by every policy without 'unsafe-inline'. styled-components asks its target for
 * nothing but these three methods, and its element for nothing but `sheet`.
 */
export function sheetTarget(shadow: ShadowRoot): HTMLElement {
  const target = {
    querySelectorAll: () => [],
    getRootNode: () => shadow,
    insertBefore(style: HTMLStyleElement) {
      const sheet = new CSSStyleSheet();
      Object.defineProperty(style, 'sheet', { value: sheet });
      shadow.adoptedStyleSheets.push(sheet);
      return style;
    },
  };
  return target as unknown as HTMLElement;
}
