/*
 * Stands in for parts of the federation runtime that the shell never reaches, because it enters remotes by their script
 * and preloads by the registry (ADR 9): snapshots made out of manifests, and preloading by them.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin: () => undefined };
}

export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = undefined;
export const preloadAssets = undefined;
export const defaultPreloadArgs = undefined;
export const normalizePreloadExposes = undefined;
