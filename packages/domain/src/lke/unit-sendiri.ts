/** An evaluator as far as it decides which units he never evaluates. */
export interface PenilaiLke {
  readonly id: number;
  /** The unit of his account. */
  readonly satuan_kerja_id: number | null;
  /** The unit of the employee behind his account's NIP. */
  readonly satuan_kerja_pegawai_id: number | null;
}

/** Whether a unit is somebody's own, by his account or as an employee; nobody evaluates his own (domain §4). */
export const isUnitSendiri = (
  { satuan_kerja_id, satuan_kerja_pegawai_id }: Omit<PenilaiLke, 'id'>,
  unit: number,
): boolean => satuan_kerja_id === unit || satuan_kerja_pegawai_id === unit;
