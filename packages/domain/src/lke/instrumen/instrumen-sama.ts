import type { InstrumenLke } from './instrumen';

/** An instrument with the words of its criteria. */
interface InstrumenBerkata {
  readonly skala: InstrumenLke['skala'];
  readonly komponen: readonly {
    readonly bobot: number;
    readonly subKomponen: readonly {
      readonly bobot: number;
      readonly kriteria: readonly { readonly uraian: string }[];
    }[];
  }[];
}

/**
 * Whether two years' instruments measure the same: the same answers worth the same, the same criteria in the same parts
 * with the same weights. Names of parts and ids do not count.
 */
export const instrumenSama = (one: InstrumenBerkata, other: InstrumenBerkata): boolean =>
  measureOf(one) === measureOf(other);

const measureOf = ({ skala, komponen }: InstrumenBerkata): string =>
  JSON.stringify([
    skala.map(({ kode, nilai }) => [kode, nilai]),
    komponen.map(({ bobot, subKomponen }) => [
      bobot,
      subKomponen.map((part) => [part.bobot, part.kriteria.map(({ uraian }) => uraian)]),
    ]),
  ]);
