const chunkFailure =
  /Loading (CSS )?chunk .+ failed|Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/i;

/** Whether a part of a program, the portal's or a remote's, could not be loaded, as after a new version was put in place. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message));
}
