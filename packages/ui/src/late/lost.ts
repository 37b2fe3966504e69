/** Name that the bundler's runtime gives the error of a script that did not come. */
export const LOST = 'ChunkLoadError';

export const isLost = (error: unknown) => error instanceof Error && error.name === LOST;

/** The bundler's runtime has waited as long as it does. Its script may still come, and is taken when it does. */
export const isSlow = (error: unknown) => (error as { type?: unknown }).type === 'timeout';
