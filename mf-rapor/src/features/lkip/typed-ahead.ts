/** What is typed between a press on "Tulis" and the editor, and of which section. */
let ahead: { readonly kode: string; readonly input: HTMLInputElement } | null = null;

const style =
  'position:fixed;top:50%;left:0;width:1px;height:1px;padding:0;border:0;opacity:0;font-size:16px';

/**
 * Takes the focus at once for a section whose editor is still on its way: a telephone opens its keyboard only within the
 * press itself, and what is typed meanwhile waits here. Ends when the focus goes on.
 */
export function typeAhead(kode: string): void {
  if (ahead !== null) drop(ahead.input);
  const input = document.createElement('input');
  input.style.cssText = style;
  input.autocomplete = 'off';
  input.setAttribute('aria-label', 'Membuka naskah');
  input.addEventListener('blur', () => input.remove());
  ahead = { kode, input };
  document.body.append(input);
  input.focus({ preventScroll: true });
}

/** What was typed ahead into this section, once; empty: nothing. */
export function takeTyped(kode: string): string {
  if (ahead?.kode !== kode) return '';
  const { value } = ahead.input;
  ahead = null;
  return value;
}

/** The section is not written here: nothing waits for its editor any more. */
export function endTypeAhead(kode: string): void {
  if (ahead?.kode !== kode) return;
  drop(ahead.input);
  ahead = null;
}

/** A focused input goes as the focus leaves it: taken out at once, it would be taken out twice. */
function drop(input: HTMLInputElement): void {
  input.blur();
  input.remove();
}
