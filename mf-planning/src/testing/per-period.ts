type Angka<Nama extends string, Place extends string | number, Value> = Record<`${Nama}${Place}`, Value>;

/** `target_tw1` … `target_tw4`, each with its value or all with the same. */
export const tiapTriwulan = <const Nama extends string, Value>(
  nama: Nama,
  values: readonly Value[] | Value,
) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((tw) => [`${nama}_tw${tw}`, Array.isArray(values) ? values[tw - 1] : values]),
  ) as Angka<`${Nama}_tw`, 1 | 2 | 3 | 4, Value>;

/** `target_1` … `target_5`, all with the same value. */
export const tiapTahun = <const Nama extends string, Value>(nama: Nama, value: Value) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((posisi) => [`${nama}_${posisi}`, value])) as Angka<
    `${Nama}_`,
    1 | 2 | 3 | 4 | 5,
    Value
  >;
