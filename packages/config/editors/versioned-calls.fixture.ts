import * as contracts from '@selaras/contracts';
import { everyCall } from '@selaras/contracts/testing';

const nameOf = ({ method, path }: contracts.AnyCall) => `${method} ${path}`;

/** Every call that writes over a version of a row, as `METHOD path`. */
const versionedCalls = everyCall.filter(({ versi }) => versi === true);
export const versionedNames: readonly string[] = versionedCalls.map(nameOf);

const rowPaths = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Entity'))
  .map(([, entity]) => `${(entity as contracts.Entity).path}/{id}`);

/** Those of them that belong to a row of a described entity; `step` is what stands behind the row's address. */
export const ofEntities = (wanted: (method: string, step: string) => boolean): string[] =>
  versionedCalls
    .filter(({ method, path }) =>
      rowPaths.some((row) => path.startsWith(row) && wanted(method, path.slice(row.length))),
    )
    .map(nameOf);
