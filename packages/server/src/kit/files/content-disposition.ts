/** `Content-Disposition` of a download: a plain name for old clients, the real one for all others (RFC 6266). */
export function attachment(nama: string): string {
  const plain = nama.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(nama).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
