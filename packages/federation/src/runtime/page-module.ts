import type { User } from '@selaras/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** How a page is about to be opened. */
export interface PageOpening {
  readonly queries: QueryClient;
  readonly pathname: string;
  /** Search parameters of its address. */
  readonly address: URLSearchParams;
  /** Values of the parameters of its path, by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Who opens it, once the guard has let him in; null = a guest. */
  readonly user: User | null;
}

/** What the module of a page gives, of the shell as of a remote. */
export interface PageModule {
  readonly Page: ComponentType;
  /** Asks for the data that the page is about to show, before it is drawn. A failure shows on the page. */
  readonly prepare?: (opening: PageOpening) => Promise<unknown>;
}
