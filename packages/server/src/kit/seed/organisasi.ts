import type { OutlineUnit } from './outline';
import type { Jenjang, Orang, People } from './people';
import type { Rows } from './rows';
import type { SatuanKerja } from './satuan-kerja';

/** A post with the person who holds it. */
export interface Jabatan {
  readonly id: number;
  readonly jabatan_nama: string;
  readonly pejabat: Orang;
}

export interface Organisasi {
  readonly satuanKerja: SatuanKerja;
  readonly kepala: Jabatan;
  /** Runs the unit's inner services: the secretary, or the head where there is none. */
  readonly sekretaris: Jabatan;
  readonly bidang: readonly Jabatan[];
  /** By the post's full name. */
  readonly byNama: ReadonlyMap<string, Jabatan>;
}

interface Shape {
  readonly kepala: (nama: string) => string;
  readonly eselonKepala: 'II.b' | 'III.a';
  readonly sekretaris: ((nama: string) => string) | null;
  /** Kind of division and title of who leads it. */
  readonly bidang: readonly [unit: string, jabatan: string];
}

const dinas: Shape = {
  kepala: (nama) => `Kepala ${nama}`,
  eselonKepala: 'II.b',
  sekretaris: (nama) => `Sekretaris ${nama}`,
  bidang: ['Bidang', 'Kepala Bidang'],
};

const shapeOf: Record<SatuanKerja['jenis'], Shape> = {
  dinas,
  badan: dinas,
  satpol: dinas,
  inspektorat: { ...dinas, kepala: () => 'Inspektur', bidang: ['Inspektur Pembantu', 'Inspektur Pembantu'] },
  sekretariat: {
    kepala: (nama) => nama.replace('Sekretariat', 'Sekretaris'),
    eselonKepala: 'II.b',
    sekretaris: null,
    bidang: ['Bagian', 'Kepala Bagian'],
  },
  bagian: {
    kepala: (nama) => `Kepala ${nama}`,
    eselonKepala: 'III.a',
    sekretaris: null,
    bidang: ['Subbagian', 'Kepala Subbagian'],
  },
  rsud: {
    kepala: (nama) => `Direktur ${nama}`,
    eselonKepala: 'III.a',
    sekretaris: null,
    bidang: ['Bidang', 'Kepala Bidang'],
  },
  kecamatan: {
    kepala: (nama) => nama.replace('Kecamatan', 'Camat'),
    eselonKepala: 'III.a',
    sekretaris: (nama) => `Sekretaris ${nama}`,
    bidang: ['Seksi', 'Kepala Seksi'],
  },
};

const asisten: Shape['bidang'] = ['Asisten', 'Asisten'];

/** Posts of a unit from its head down to its divisions, each held by somebody. */
export function addOrganisasi(
  rows: Rows,
  people: People,
  satuanKerja: SatuanKerja,
  outline: OutlineUnit,
  atasan: Jabatan | null,
): Organisasi {
  const { satuan_kerja_id, satuan_kerja_nama: nama, jenis } = satuanKerja;
  const shape = shapeOf[jenis];
  const byNama = new Map<string, Jabatan>();

  const addJabatan = (
    unit: string,
    jabatan: string,
    jenjang: Jenjang,
    eselon: 'II.a' | 'II.b' | 'III.a' | 'III.b' | 'IV.a',
    induk: Jabatan | null,
    level: number,
  ) => {
    const pejabat = people.next(jenjang);
    const id = rows.add('struktur_organisasi', {
      satuan_kerja_id,
      parent_id: level === 1 ? null : (induk?.id ?? null),
      unit_kerja_nama: unit,
      unit_kerja_nama_full: unit === nama ? nama : `${unit} - ${nama}`,
      jabatan_nama: jabatan,
      eselon,
      level,
      pejabat_nip: pejabat.peg_nip,
    });
    rows.add('pegawai', {
      ...pejabat,
      jabatan,
      jenis_jabatan: 'struktural',
      satuan_kerja_id,
      unit_kerja_id: id,
      atasan_nip: induk?.pejabat.peg_nip ?? null,
    });
    const made = { id, jabatan_nama: jabatan, pejabat };
    byNama.set(jabatan, made);
    return made;
  };

  const isSetda = nama.startsWith('Sekretariat Daerah');
  const eselonKepala = isSetda ? 'II.a' : shape.eselonKepala;
  const kepala = addJabatan(nama, shape.kepala(nama), 'pimpinan', eselonKepala, atasan, 1);
  const sekretaris =
    shape.sekretaris === null
      ? null
      : addJabatan('Sekretariat', shape.sekretaris(nama), 'menengah', 'III.a', kepala, 2);
  const [unitBidang, jabatanBidang] = isSetda ? asisten : shape.bidang;
  const wakil = jenis === 'rsud' ? addWakilDirektur() : null;
  const bidang = outline.bidang.map((bagian) =>
    addJabatan(
      `${unitBidang} ${bagian}`,
      `${jabatanBidang} ${bagian}`,
      jenis === 'bagian' || jenis === 'kecamatan' ? 'pengawas' : 'menengah',
      jenis === 'bagian' || jenis === 'kecamatan' ? 'IV.a' : 'III.b',
      wakil ?? kepala,
      wakil === null ? 2 : 3,
    ),
  );
  return { satuanKerja, kepala, sekretaris: sekretaris ?? kepala, bidang, byNama };

  /** The hospital's deputies share its divisions; the other one has finance and general affairs. */
  function addWakilDirektur(): Jabatan {
    const add = (bagian: string) =>
      addJabatan(`Wakil Direktur ${bagian}`, `Wakil Direktur ${bagian}`, 'menengah', 'III.b', kepala, 2);
    const pelayanan = add('Pelayanan');
    const umum = add('Umum dan Keuangan');
    for (const bagian of ['Keuangan', 'Umum']) {
      addJabatan(`Bagian ${bagian}`, `Kepala Bagian ${bagian}`, 'pengawas', 'IV.a', umum, 3);
    }
    return pelayanan;
  }
}
