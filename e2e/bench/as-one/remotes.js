/** Manifest and pages of every remote; the build puts those in that it finds. */
export const remotes = [];
