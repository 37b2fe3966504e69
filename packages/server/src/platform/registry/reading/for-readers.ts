import type { RemoteDetail, RemoteHistory } from '@selaras/contracts';

/** Stands where the name of a deploy token would. */
const HIDDEN_TOKEN_NAME = 'rilis';

type By = RemoteHistory['by'];

const hidden = (by: By): By => (by.kind === 'token' ? { ...by, name: HIDDEN_TOKEN_NAME } : by);
const isOfToken = ({ act }: RemoteHistory) => act === 'create-token' || act === 'revoke-token';

/**
 * A remote as it is told to who may read about it and not act on it (ADR 132): without deploy tokens, that is without
 * their names and without who made or revoked one.
 */
export const forReaders = (remote: RemoteDetail): RemoteDetail => ({
  ...remote,
  versions: remote.versions.map((row) => ({ ...row, publishedBy: hidden(row.publishedBy) })),
  history: remote.history
    .filter((line) => !isOfToken(line))
    .map((line) => ({ ...line, by: hidden(line.by) })),
});
