/**
 * A fault at start-up that people can mend. `message` says in one Indonesian line what is wrong, `remedy` what
 * to do; the process prints both and ends with an exit code other than 0. Nothing has been changed on disk.
 */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    message: string,
    readonly remedy: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}
