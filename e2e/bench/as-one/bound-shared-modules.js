/** Stands in for the shared modules: nothing is handed out, what the pages use is bound in. */
export const sharedModules = {};
