interface Clipboard {
  readonly html?: string;
  readonly rtf?: string;
  readonly text?: string;
  readonly files?: readonly File[];
}

/** A paste of this clipboard, as a browser tells it. */
export function examplePaste({ html = '', rtf = '', text = '', files = [] }: Clipboard): Event {
  const kinds: Readonly<Record<string, string>> = { 'text/html': html, 'text/rtf': rtf, 'text/plain': text };
  const clipboardData = { files, getData: (kind: string) => kinds[kind] ?? '' };
  return Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
}
