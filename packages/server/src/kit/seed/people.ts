import type { StatusAsn } from '@selaras/domain';
import type { Random } from './random';

const maleNames =
  'Adi Agus Ahmad Andi Anwar Arif Asep Bagus Bambang Budi Dadang Danang Dedi Deni Dimas Eko Fajar Galih Gunawan Hadi Hendra Herman Heru Imam Indra Iwan Joko Kurnia Lukman Maman Nanang Oki Prasetyo Rahmat Ridwan Rizal Rudi Slamet Sugeng Surya Taufik Teguh Tri Wahyu Wawan Yanto Yudi Yusuf Zaenal'.split(
    ' ',
  );
const femaleNames =
  'Aisyah Ani Anisa Ayu Citra Dewi Diah Dian Eka Elis Endang Erna Esti Fitri Hana Herni Ida Iis Indah Ira Kartika Laras Lestari Lia Lilis Maya Mega Nani Neni Nia Novi Nurul Puji Putri Ratih Ratna Rina Rini Sari Siti Sri Tati Titin Tuti Utami Wati Wulan Yanti Yuni Yuliana'.split(
    ' ',
  );
const last =
  'Adiwinata Anggara Ardiansyah Atmaja Cahyadi Darmawan Djatmika Firmansyah Hadiwijaya Hakim Handayani Hermawan Hidayat Irawan Kartawijaya Kusnadi Kusuma Laksana Lesmana Mahendra Maulana Mulyana Nugraha Nugroho Permana Prakoso Pranata Pratama Purnama Rachman Ramdhani Saputra Sasmita Setiawan Somantri Suherman Sukmana Sulaeman Suryana Sutisna Tirtayasa Wibawa Wibowo Wicaksana Widjaja Wijayanti Wiratama Wirawan Yulianto Zulkarnaen'.split(
    ' ',
  );

/** Offices decide degree and rank; a name alone says neither. */
export type Jenjang = 'pimpinan' | 'menengah' | 'pengawas' | 'fungsional' | 'pelaksana';

const pangkat: Record<Jenjang, readonly string[]> = {
  pimpinan: ['Pembina Utama Muda (IV/c)', 'Pembina Tingkat I (IV/b)'],
  menengah: ['Pembina Tingkat I (IV/b)', 'Pembina (IV/a)'],
  pengawas: ['Penata Tingkat I (III/d)', 'Penata (III/c)'],
  fungsional: ['Penata Tingkat I (III/d)', 'Penata (III/c)', 'Penata Muda Tingkat I (III/b)'],
  pelaksana: ['Penata Muda (III/a)', 'Pengatur Tingkat I (II/d)', 'Pengatur (II/c)'],
};
const degrees: Record<Jenjang, readonly string[]> = {
  pimpinan: [', M.Si.', ', M.M.', ', M.A.P.', ', M.Pd.'],
  menengah: [', M.Si.', ', M.M.', ', M.A.P.', ', S.Sos., M.Si.'],
  pengawas: [', S.E.', ', S.Sos.', ', S.IP.', ', S.H.'],
  fungsional: [', S.E.', ', S.Kom.', ', S.T.', ', S.Sos.', ', S.A.P.', ', S.Si.'],
  pelaksana: ['', ', A.Md.', ', S.Sos.', ', S.Kom.'],
};
/** Birth years by office: whoever leads has served longer. */
const birthYears: Record<Jenjang, readonly [number, number]> = {
  pimpinan: [1967, 1975],
  menengah: [1969, 1980],
  pengawas: [1973, 1987],
  fungsional: [1976, 1993],
  pelaksana: [1982, 1998],
};
const PPPK_SHARE = { pimpinan: 0, menengah: 0, pengawas: 0, fungsional: 0.08, pelaksana: 0.25 };

export interface Orang {
  readonly peg_nip: string;
  readonly peg_nama: string;
  readonly pangkat_gol: string;
  readonly status_asn: StatusAsn;
}

/** Makes fictional civil servants; no two share a name or a NIP. */
export class People {
  private readonly used = new Set<string>();

  constructor(private readonly random: Random) {}

  next(jenjang: Jenjang): Orang {
    const { random } = this;
    const male = random.chance(0.55);
    const ppk = random.chance(PPPK_SHARE[jenjang]);
    return {
      peg_nama: this.name(male) + random.pick(degrees[jenjang]),
      peg_nip: this.nip(jenjang, male, ppk),
      pangkat_gol: ppk ? 'Golongan IX' : random.pick(pangkat[jenjang]),
      status_asn: ppk ? 'PPPK' : 'PNS',
    };
  }

  private name(male: boolean): string {
    const first = male ? maleNames : femaleNames;
    for (let attempt = 0; ; attempt += 1) {
      const middle = attempt < 4 ? '' : ` ${this.random.pick(first)}`;
      const nama = `${this.random.pick(first)}${middle} ${this.random.pick(last)}`;
      if (this.take(nama)) return nama;
    }
  }

  /** Birth date, appointment (month, or 21 for PPPK), 1 man or 2 woman, serial (domain §6). */
  private nip(jenjang: Jenjang, male: boolean, pppk: boolean): string {
    const { random } = this;
    for (;;) {
      const tahun = random.int(...birthYears[jenjang]);
      const two = (part: number) => String(part).padStart(2, '0');
      const birth = `${tahun}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
      const appointed = pppk ? random.int(2021, 2023) : Math.min(tahun + random.int(23, 29), 2022);
      const month = pppk ? '21' : two(random.pick([1, 3, 4, 12]));
      const nip = `${birth}${appointed}${month}${male ? 1 : 2}${String(random.int(1, 12)).padStart(3, '0')}`;
      if (this.take(nip)) return nip;
    }
  }

  private take(value: string): boolean {
    if (this.used.has(value)) return false;
    this.used.add(value);
    return true;
  }
}
