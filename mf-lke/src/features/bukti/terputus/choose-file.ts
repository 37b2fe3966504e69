/** Asks for one file, as a field of a form does; `onFile` is not called when none is chosen. */
export function chooseFile(accept: string, onFile: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = accept;
  input.hidden = true;
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    input.remove();
    if (file !== undefined) onFile(file);
  });
  input.addEventListener('cancel', () => input.remove());
  // Some browsers tell nothing of a field that is not part of the page.
  document.body.append(input);
  input.click();
}
