/** The seven analyses of an indicator, by their numbers (domain §5). */
export const nomorAnalisis = [1, 2, 3, 4, 5, 6, 7] as const;
export type NomorAnalisis = (typeof nomorAnalisis)[number];

/** What the author of each analysis is asked for. */
export const petunjukAnalisis: Readonly<Record<NomorAnalisis, string>> = {
  1: 'Bandingkan target dengan realisasi tahun ini, dan jelaskan hasilnya.',
  2: 'Bandingkan realisasi tahun ini dengan tahun lalu dan beberapa tahun sebelumnya.',
  3: 'Bandingkan realisasi sampai tahun ini dengan target akhir periode.',
  4: 'Bandingkan realisasi dengan rata-rata nasional atau regional, bila ada.',
  5: 'Uraikan penyebab keberhasilan atau kegagalan, dan solusi yang dilakukan.',
  6: 'Uraikan anggaran yang dipakai dibandingkan dengan hasilnya.',
  7: 'Uraikan program dan kegiatan yang menunjang pencapaian.',
};

/** Code of a narrative's section among the sections of a report. */
export type KodeNarasi = `narasi-${number}-${NomorAnalisis}`;

export const kodeNarasi = (narasiId: number, analisis: NomorAnalisis): KodeNarasi =>
  `narasi-${narasiId}-${analisis}`;

/** Whether a code is one of a narrative; whether there is such a narrative, the database knows. */
export const isKodeNarasi = (kode: string): kode is KodeNarasi => /^narasi-[1-9]\d{0,14}-[1-7]$/.test(kode);

/** How the draft of an analysis was decided on: taken as it was, or refused. */
export const keputusanDraf = ['diambil', 'ditolak'] as const;
export type KeputusanDraf = (typeof keputusanDraf)[number];
