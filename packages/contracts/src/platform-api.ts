/**
 * Version of what shell and remotes promise each other; a remote states the one it was made for.
 * Apart from the schemas, so that a browser which asks for the number does not load them.
 */
export const PLATFORM_API = 1;
