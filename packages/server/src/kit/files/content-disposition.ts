/** `Content-Disposition` of a download: a plain name for old clients, the real one for all others (RFC 6266). */
export const attachment = (nama: string): string => disposition('attachment', nama);

/** The same of a file that the browser shows, in its own viewer. */
export const inline = (nama: string): string => disposition('inline', nama);

function disposition(how: 'attachment' | 'inline', nama: string): string {
  const plain = nama.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(nama).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
