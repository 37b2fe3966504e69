import { html } from '../../../kit/html/html';

/** What the protocol allows in one file. */
export const MOST_ADDRESSES = 50_000;

interface Listed {
  readonly origin: string;
  /** Addresses of pages without host, the most important first. */
  readonly addresses: readonly string[];
  readonly diperbarui: Date | null;
}

/** The pages that searches shall know, as https://www.sitemaps.org/protocol.html wants them. */
export function sitemap({ origin, addresses, diperbarui }: Listed): string {
  const lastmod = diperbarui !== null && html`<lastmod>${diperbarui.toISOString()}</lastmod>`;
  const urls = addresses
    .slice(0, MOST_ADDRESSES)
    .map((address) => html`<url><loc>${origin + address}</loc>${lastmod}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`.text}`;
}

/**
 * What robots may fetch: pages, their scripts, and the public calls without which those who run scripts would see empty
 * pages. Embeds repeat pages; all other calls are of who is signed in.
 */
export const robots = (origin: string): string => `User-agent: *
Allow: /api/public-display/
Disallow: /api/
Disallow: /embed/
Sitemap: ${origin}/sitemap.xml
`;
