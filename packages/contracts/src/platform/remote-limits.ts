const MEGABYTE = 1024 * 1024;

/** Media type of a published version: a gzipped tar of its build's folder. Apart from the schemas, for tools. */
export const REMOTE_ARCHIVE_TYPE = 'application/gzip';
/** Largest archive of a version; the largest build of the portal itself has less than a tenth of it. */
export const REMOTE_ARCHIVE_MAX_BYTES = 20 * MEGABYTE;
/** What every deploy token begins with, so that it is found when it lies where it should not. */
export const DEPLOY_TOKEN_PREFIX = 'selaras_rilis_';
/** A deploy token ends after so many days at most. */
export const TOKEN_DAYS_MAX = 366;
/** Name of the `<meta>` of the portal's page with the origins from which a super may take a remote for one tab. */
export const OVERRIDE_ORIGINS_META = 'selaras:asal-remote-pengganti';
