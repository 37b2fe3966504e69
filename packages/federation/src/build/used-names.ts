import type { Rspack } from '@rsbuild/core';

/** A name that a module takes from a package, with what it takes of it: `optionQueries`, `program`; empty: all of it. */
export type TakenName = readonly string[];

/** What of the contracts and of the API client is left in a build, once the bundler has dropped what nobody uses. */
export interface UsedNames {
  readonly contracts: ReadonlySet<string>;
  /** From the client, which is the shell's own copy. */
  readonly client: readonly TakenName[];
  /** Functions that make routes and are called outside of the contracts, as `function (file)`. */
  readonly routeMakers: readonly string[];
}

const CONTRACTS = /[\\/]contracts[\\/]src[\\/]|[\\/]@selaras[\\/]contracts[\\/]/;
const SHARED_CLIENT = /^consume shared module .*@selaras\/api-client@/;
const ROUTE_MAKER = /^(define|\w+)Routes?$/;

type Module = Rspack.Module;

/** A dependency on names of a module, which Rspack types no further. */
const idsOf = (dependency: unknown): TakenName | null => {
  const ids = (dependency as { readonly ids?: unknown }).ids;
  return Array.isArray(ids) ? ids.map(String) : null;
};

function namesLeft(compilation: Rspack.Compilation, module: Module): readonly string[] {
  const { moduleGraph } = compilation;
  const used = moduleGraph.getUsedExports(module, [...compilation.entrypoints.keys()]);
  if (Array.isArray(used)) return used;
  const provided = moduleGraph.getProvidedExports(module);
  return used === false || !Array.isArray(provided) ? [] : provided;
}

/** Names by which the modules of the build take something from this one, and from where. */
function takenFrom(compilation: Rspack.Compilation, module: Module) {
  const { moduleGraph, chunkGraph } = compilation;
  return moduleGraph.getIncomingConnections(module).flatMap(({ originModule, dependency }) => {
    const ids = idsOf(dependency);
    if (originModule === null || ids === null) return [];
    const isLeft = chunkGraph.getModuleChunks(originModule).length > 0;
    return isLeft ? [{ ids, from: originModule.nameForCondition() ?? '' }] : [];
  });
}

/** Reads the bundler's graph after unused exports are known and before modules are joined. */
function usedNames(compilation: Rspack.Compilation): UsedNames {
  const contracts = new Set<string>();
  const client: TakenName[] = [];
  const routeMakers: string[] = [];
  for (const module of compilation.modules) {
    if (SHARED_CLIENT.test(module.identifier())) {
      client.push(...takenFrom(compilation, module).map(({ ids }) => ids));
    } else if (CONTRACTS.test(module.nameForCondition() ?? '')) {
      for (const name of namesLeft(compilation, module)) contracts.add(name);
      const outside = takenFrom(compilation, module).filter(({ from }) => !CONTRACTS.test(from));
      for (const { ids, from } of outside) {
        if (isRouteMaker(ids[0])) routeMakers.push(`${ids[0]} (${from})`);
      }
    }
  }
  return { contracts, client, routeMakers };
}

/** Groups of routes bear names of that kind, too: what is a function tells {@link usedCalls}. */
const isRouteMaker = (name: string | undefined) => name !== undefined && ROUTE_MAKER.test(name);

/** Notes the names that are left in a build of the compiler. Answers how to read them once it has been sealed. */
export function watchUsedNames(compiler: Rspack.Compiler): (compilation: Rspack.Compilation) => UsedNames {
  const noted = new WeakMap<Rspack.Compilation, UsedNames>();
  compiler.hooks.compilation.tap('selaras:used-names', (compilation) => {
    compilation.hooks.optimizeTree.tapPromise('selaras:used-names', async () => {
      noted.set(compilation, usedNames(compilation));
    });
  });
  return (compilation) => {
    const names = noted.get(compilation);
    if (names === undefined) throw new Error('Pemakaian kontrak tidak terbaca: grafik modul belum selesai.');
    return names;
  };
}
