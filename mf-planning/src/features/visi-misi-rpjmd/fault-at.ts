/** Message beside a field of the tree, by its path such as `misi.0.tujuan.1.nomor`. */
export type FaultAt = (path: string) => string | undefined;
