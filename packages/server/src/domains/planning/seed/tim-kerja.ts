import type { Jabatan, Organisasi } from '../../../kit/seed/organisasi';
import type { OutlineUnit } from '../../../kit/seed/outline';
import type { Orang, People } from '../../../kit/seed/people';
import type { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import { DAFTAR_TAHUN } from './rpjmd';

export interface Tim {
  readonly nama: string;
  /** Row by year: teams are appointed anew each year. */
  readonly idOf: ReadonlyMap<number, number>;
  readonly anggota: readonly Orang[];
}

export interface TimOfUnit {
  /** The team that an outline names. */
  byNama(nama: string): Tim;
  /** The team of a post; the secretariat's when the post has none. */
  ofJabatan(jabatan: Jabatan): Tim;
}

/** Teams of a unit with their people: those the outline names, and one for the secretariat and each division. */
export function addTimKerja(
  rows: Rows,
  people: People,
  random: Random,
  organisasi: Organisasi,
  outline: OutlineUnit,
): TimOfUnit {
  const { sekretaris, bidang, kepala } = organisasi;
  const byNama = new Map<string, Tim>();
  const byJabatan = new Map<number, Tim>();
  const add = (nama: string, induk: Jabatan) => {
    const tim = byNama.get(nama) ?? addTim(nama, induk);
    byNama.set(nama, tim);
    return tim;
  };
  byJabatan.set(sekretaris.id, add('Tim Kerja Perencanaan dan Keuangan', sekretaris));
  outline.bidang.forEach((nama, index) => {
    const induk = bidang[index];
    if (induk !== undefined) byJabatan.set(induk.id, add(`Tim Kerja ${nama}`, induk));
  });
  for (const nama of namedTeams(outline)) add(nama, bidang[0] ?? kepala);

  return {
    byNama: (nama) => found(byNama.get(nama), nama),
    ofJabatan: (jabatan) =>
      found(byJabatan.get(jabatan.id) ?? byJabatan.get(sekretaris.id), jabatan.jabatan_nama),
  };

  function addTim(nama: string, induk: Jabatan): Tim {
    const ketua = addPegawai(nama, induk, 'Ketua Tim', 'fungsional');
    const anggota = Array.from({ length: random.int(2, 3) }, () =>
      addPegawai(nama, induk, 'Pelaksana', 'pelaksana'),
    );
    const idOf = new Map(DAFTAR_TAHUN.map((tahun) => [tahun, addRow(nama, induk, ketua, anggota, tahun)]));
    return { nama, idOf, anggota: [ketua, ...anggota] };
  }

  function addPegawai(
    tim: string,
    induk: Jabatan,
    jabatan: string,
    jenis: 'fungsional' | 'pelaksana',
  ): Orang {
    const orang = people.next(jenis);
    rows.add('pegawai', {
      ...orang,
      jabatan: `${jenis === 'fungsional' ? 'Analis Kebijakan Ahli Muda' : jabatan}, ${tim}`,
      jenis_jabatan: jenis,
      satuan_kerja_id: organisasi.satuanKerja.satuan_kerja_id,
      unit_kerja_id: induk.id,
      atasan_nip: induk.pejabat.peg_nip,
    });
    return orang;
  }

  function addRow(
    nama: string,
    induk: Jabatan,
    ketua: Orang,
    anggota: readonly Orang[],
    tahun: number,
  ): number {
    const tim_kerja_id = rows.add('tim_kerja', {
      tahun,
      satuan_kerja_id: organisasi.satuanKerja.satuan_kerja_id,
      unit_kerja_id: induk.id,
      nama,
      nip_ketua: ketua.peg_nip,
    });
    const approved = new Date(`${tahun}-01-20T03:00:00Z`);
    anggota.forEach(({ peg_nip }, index) => {
      const baru = tahun === DAFTAR_TAHUN.at(-1) && index === 2;
      rows.add('tim_kerja_anggota', {
        tim_kerja_id,
        nip: peg_nip,
        peran: index === 0 ? 'Anggota sekaligus sekretaris tim' : 'Anggota',
        jenis: 'utama',
        status: baru ? 'menunggu_kabid' : 'disetujui',
        disetujui_kabid_nip: baru ? null : induk.pejabat.peg_nip,
        disetujui_kabid_pada: baru ? null : approved,
        disetujui_opd_nip: baru ? null : kepala.pejabat.peg_nip,
        disetujui_opd_pada: baru ? null : approved,
      });
    });
    return tim_kerja_id;
  }
}

function namedTeams(outline: OutlineUnit): Set<string> {
  const kegiatan = outline.sasaran.flatMap(({ program }) => program.flatMap((item) => item.kegiatan));
  const items = kegiatan.flatMap((item) => item.sub);
  return new Set(items.flatMap(({ extra }) => (extra.tim === undefined ? [] : [extra.tim])));
}

function found(tim: Tim | undefined, nama: string): Tim {
  if (tim === undefined) throw new Error(`No team for ${nama}`);
  return tim;
}
