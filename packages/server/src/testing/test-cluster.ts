/** Address of the PostgreSQL that the tests of this run use; set by the global set-up, read by every worker. */
export const TEST_URL_VARIABLE = 'SELARAS_TEST_DATABASE_URL';

/** Random name of this run, part of the names of its databases. */
export const TEST_RUN_VARIABLE = 'SELARAS_TEST_RUN';

/** Names of test clusters' folders: prefix, process id of the run, random part. */
export const TEST_CLUSTER_PREFIX = 'selaras-uji-';

export function testServerUrl(): string {
  return fromSetup(TEST_URL_VARIABLE);
}

export function testRun(): string {
  return fromSetup(TEST_RUN_VARIABLE);
}

export function databaseUrl(name: string): string {
  const url = new URL(testServerUrl());
  url.pathname = `/${name}`;
  return url.href;
}

function fromSetup(variable: string): string {
  const value = process.env[variable];
  if (value === undefined)
    throw new Error('Run these tests with the jest project "server", whose set-up starts PostgreSQL');
  return value;
}
