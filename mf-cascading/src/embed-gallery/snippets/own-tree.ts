import type { Snippet } from './snippet';

/** A tree as a page hands it over: one box of each of the upper three levels, complete. */
export const ownTree: Snippet = {
  title: 'pohon.json',
  block: 'json pohon',
  code: () => `{
  "meta": {
    "tahun": 2024,
    "satuan_kerja": null,
    "versi": 1,
    "jumlah": 3,
    "kemampuan": { "ubah": false }
  },
  "data": [
    {
      "id": 1,
      "sasaran_strategis": { "id": 1, "nomor": "1", "sasaran": "Meningkatnya derajat kesehatan masyarakat" },
      "indikator_sasaran_strategis": { "id": 1, "nomor": "1.1", "indikator": "Usia harapan hidup" },
      "indikator_merge": [],
      "satuan_kerja": { "satuan_kerja_id": 7, "satuan_kerja_nama": "Dinas Kesehatan", "singkatan": "Dinkes" },
      "satuan": "tahun", "polaritas": "maximize", "range_min": null, "range_max": null,
      "target": 72, "realisasi": 71.5, "capaian": 99.31,
      "tahun_mulai": 2024, "baseline": 71.2,
      "target_1": 72, "target_2": 72.4, "target_3": 72.8, "target_4": 73.2, "target_5": 73.6,
      "realisasi_1": 71.5, "realisasi_2": null, "realisasi_3": null, "realisasi_4": null, "realisasi_5": null,
      "capaian_1": 99.31, "capaian_2": null, "capaian_3": null, "capaian_4": null, "capaian_5": null,
      "rata_nasional": null, "label_pembanding": "nasional",
      "perbandingan_realisasi_tahun": null, "perbandingan_realisasi_target": null, "efisiensi_sumber_daya": null,
      "kinerja_tercapai": [], "kinerja_tidak_tercapai": [],
      "do_rumus": null, "status_upload_pk": null, "skp": false, "render_status": 1,
      "sasaran_strategis_pd_cross": [],
      "sasaran_strategis_pd": [
        {
          "id": 1,
          "sasaran_strategis_satker": "Meningkatnya mutu layanan kesehatan", "iku": "Puskesmas terakreditasi paripurna",
          "satuan_kerja": { "satuan_kerja_id": 7, "satuan_kerja_nama": "Dinas Kesehatan", "singkatan": "Dinkes" },
          "satuan": "persen", "polaritas": "maximize", "range_min": null, "range_max": null,
          "target": 60, "realisasi": 54, "capaian": 90,
          "tahun_mulai": 2024, "baseline": 48,
          "target_1": 60, "target_2": 65, "target_3": 70, "target_4": 75, "target_5": 80,
          "realisasi_1": 54, "realisasi_2": null, "realisasi_3": null, "realisasi_4": null, "realisasi_5": null,
          "capaian_1": 90, "capaian_2": null, "capaian_3": null, "capaian_4": null, "capaian_5": null,
          "definisi_operasional": null, "kinerja_bayangan": null, "is_kinerja_direktur_rsud": false,
          "kinerja_tercapai": [], "kinerja_tidak_tercapai": [],
          "do_rumus": null, "status_upload_pk": null, "skp": false, "render_status": 1,
          "kinerja_program_cross": [],
          "kinerja_program": [
            {
              "id": 1,
              "sasaran": "Terpenuhinya tenaga kesehatan", "indikator": "Puskesmas dengan tenaga lengkap",
              "program": { "id": 1, "kode": "1.02.03", "nama": "Program peningkatan kapasitas tenaga kesehatan" },
              "satuan_kerja": { "satuan_kerja_id": 7, "satuan_kerja_nama": "Dinas Kesehatan", "singkatan": "Dinkes" },
              "satuan": "persen", "polaritas": "maximize", "range_min": null, "range_max": null,
              "target": 80, "realisasi": 82, "capaian": 102.5,
              "anggaran": 1500000000, "realisasi_anggaran": 1410000000,
              "pengampu": null, "struktur_organisasi": null, "tim_kerja": null,
              "kinerja_tercapai": [], "kinerja_tidak_tercapai": [], "solusi": [], "penyebab_kegagalan": null,
              "kinerja_bayangan": null, "is_kinerja_direktur_to_wakil_direktur_rsud": false,
              "do_rumus": null, "status_upload_pk": null, "skp": false, "render_status": 1,
              "kinerja_kegiatan": [], "kinerja_kegiatan_cross": []
            }
          ]
        }
      ]
    }
  ]
}`,
};

export const handOver: Snippet = {
  title: 'Menyerahkan pohon',
  block: 'js pohon',
  code: () => `const data = await (await fetch('/pohon.json')).json();
Selaras.mountCascading(document.querySelector('#cascading'), { data });`,
};

/** What the diagram asks a back end for. */
export const treeRequest: Snippet = {
  title: 'Yang diminta dari server lain',
  block: 'http permintaan',
  code: ({ satuanKerjaId, tahun }) =>
    `GET /api/public-display/cascading${satuanKerjaId === null ? '' : `?satuan_kerja_id=${satuanKerjaId}`}
Default-Key-Tahun-Kinerja: ${tahun}
Default-Key-Tahun-Kinerja-Public: ${tahun}`,
};

/** What a back end of another origin answers, to the request and to the browser's question before it. */
export const treeAnswer: Snippet = {
  title: 'Yang dijawab server lain',
  block: 'http jawaban',
  code: () => `Content-Type: application/json
Access-Control-Allow-Origin: https://portal.example.go.id
Access-Control-Allow-Headers: Authorization, Default-Key-Tahun-Kinerja, Default-Key-Tahun-Kinerja-Public
Vary: Origin, Default-Key-Tahun-Kinerja-Public`,
};
