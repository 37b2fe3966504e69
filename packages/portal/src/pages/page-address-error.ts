/** An address that cannot be made: of a page that the portal does not have, or without what its path asks for. */
export class PageAddressError extends Error {
  override readonly name = 'PageAddressError';

  constructor(
    /** Id of the page. */
    readonly page: string,
    message: string,
  ) {
    super(`Page "${page}": ${message}`);
  }
}
