/** A page as it is asked for. */
export interface PageAsked {
  /** Without host and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** Scheme and host that the portal is reached by. */
  readonly origin: string;
  /** What the page is called in the portal. */
  readonly title: string;
}

/** What a page's first HTML says before any script has run. */
export interface PageText {
  readonly title: string;
  /** In one or two sentences. */
  readonly description: string;
  /** Markup: further lines of the head. */
  readonly head: string;
  /** Markup that stands where the portal will draw the page. */
  readonly body: string;
}

/**
 * The first HTML of a page; null where there is nothing to say beyond the portal itself.
 *
 * @throws `TIDAK_DITEMUKAN` where there is no such page for the public.
 */
export type ReadPageText = (asked: PageAsked) => Promise<PageText | null>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who knows the first HTML of pages; the first one that has something to say is heard. */
    readonly pageTexts: ReadPageText[];
    /** Addresses of a year's public pages that searches shall know, beside those of the displays; without host. */
    readonly publicPages: ((tahun: number) => Promise<readonly string[]>)[];
  }
}
