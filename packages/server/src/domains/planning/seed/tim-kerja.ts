import { addDays } from '@selaras/domain';
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
  { outline, now }: { outline: OutlineUnit; now: Date },
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
    const terakhir = tahun === DAFTAR_TAHUN.at(-1);
    const kedua = byNama.size % 2 === 0;
    anggota.forEach(({ peg_nip }, index) => {
      const tempat = tempatAnggota({
        now,
        tahun,
        kabid: induk.pejabat.peg_nip,
        kepala: kepala.pejabat.peg_nip,
        index,
      });
      const peran = index === 0 ? 'Anggota sekaligus sekretaris tim' : 'Anggota';
      const keadaan = terakhir && index === 2 ? 'baru' : terakhir && index === 1 ? 'berubah' : 'disetujui';
      rows.add('tim_kerja_anggota', {
        tim_kerja_id,
        nip: peg_nip,
        peran,
        jenis: 'utama',
        ...tempat(keadaan, peran, kedua),
      });
    });
    return tim_kerja_id;
  }
}

interface Tempat {
  readonly now: Date;
  readonly tahun: number;
  readonly kabid: string;
  readonly kepala: string;
  readonly index: number;
}

/**
 * How far somebody's place in a team is approved, by kind: approved; new and waiting for the head of his division; or with
 * a changed target that waits for him, or for the agency head (`kedua`), while the earlier one applies.
 */
function tempatAnggota({ now, tahun, kabid, kepala, index }: Tempat) {
  const approved = new Date(`${tahun}-01-20T03:00:00Z`);
  const target = `Menyelesaikan ${4 + 2 * index} laporan hasil kerja tim`;
  const byKabid = { disetujui_kabid_nip: kabid, disetujui_kabid_pada: approved };
  return (keadaan: 'disetujui' | 'baru' | 'berubah', peran: string, kedua: boolean) => {
    const berlaku = { peran_berlaku: peran, target_berlaku: target, berlaku_sejak: approved };
    const menunggu_sejak = new Date(`${tahun}-02-03T02:00:00Z`);
    if (keadaan === 'baru') return { target, status: 'menunggu_kabid', menunggu_sejak } as const;
    if (keadaan === 'berubah') {
      const waiting = { ...berlaku, target: `${target} dan satu telaahan`, menunggu_sejak: addDays(now, -2) };
      return kedua
        ? ({ ...waiting, status: 'menunggu_opd', ...byKabid } as const)
        : ({ ...waiting, status: 'menunggu_kabid' } as const);
    }
    const byKepala = { disetujui_opd_nip: kepala, disetujui_opd_pada: approved };
    return { ...berlaku, target, status: 'disetujui', ...byKabid, ...byKepala } as const;
  };
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
