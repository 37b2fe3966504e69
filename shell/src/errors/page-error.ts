import { errorTexts } from './error-catalogue';

/** An error that has a page of its own. Its status defaults to 500 and its message to 'Error' (spec 2 §2.9). */
export class PageError extends Error {
  override readonly name = 'PageError';

  constructor(
    readonly status: number = 500,
    message: string = errorTexts.fallback,
  ) {
    super(message);
  }
}

export const notFound = () => new PageError(404, errorTexts.notFound);
export const forbidden = () => new PageError(403, errorTexts.forbidden);
export const unknownMiddleware = (name: string) => new PageError(500, errorTexts.unknownMiddleware(name));
export const registryUnknown = () => new PageError(503, errorTexts.registryUnknown);

/** Any thrown value as an error that can be shown; what a program error says is of no use to people. */
export function pageErrorOf(thrown: unknown): PageError {
  if (thrown instanceof PageError) return thrown;
  const status = (thrown as { status?: unknown } | null)?.status;
  return status === 404 ? notFound() : new PageError();
}
