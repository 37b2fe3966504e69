import { addDays } from '../../time/zoned';
import { HARI_TUNGGU, type SituasiAnggota } from '../alur-anggota';

/** A post of a unit with the people who hold it today, NIPs; whoever acts for the holder (Plt/Plh) among them. */
export interface JabatanUnit {
  readonly id: number;
  readonly satuan_kerja_id: number;
  readonly parent_id: number | null;
  /** 1 is the head of the unit. */
  readonly level: number;
  readonly pemegang: readonly string[];
}

/** Where somebody works. */
export interface Penempatan {
  readonly nip: string;
  readonly satuan_kerja_id: number;
  /** His part of the unit, an id of `JabatanUnit`. */
  readonly unit_kerja_id: number | null;
}

/** The leader of a team, with where the team stands. */
interface KetuaTim {
  /** His NIP. */
  readonly ketua: string;
  /** The team's part of its unit, an id of `JabatanUnit`; null: it belongs to the whole unit. */
  readonly unit_kerja_id: number | null;
  /** The team's unit, then those above it. */
  readonly units: readonly number[];
}

/** The posts of units, to be asked many times. */
export class JabatanSatuanKerja {
  readonly #byId: ReadonlyMap<number, JabatanUnit>;
  readonly #kepala = new Map<number, string[]>();

  constructor(jabatan: readonly JabatanUnit[]) {
    this.#byId = new Map(jabatan.map((one) => [one.id, one]));
    for (const { level, satuan_kerja_id, pemegang } of jabatan) {
      if (level !== 1) continue;
      this.#kepala.set(satuan_kerja_id, [...(this.#kepala.get(satuan_kerja_id) ?? []), ...pemegang]);
    }
  }

  /**
   * The posts of a unit that somebody leads: those that he holds with everything below them; every post for who holds
   * that of the unit's head. Empty for who holds none there.
   */
  dipimpin(nip: string, satuanKerjaId: number): ReadonlySet<number> {
    const posts = [...this.#byId.values()].filter((post) => post.satuan_kerja_id === satuanKerjaId);
    if (this.kepala(satuanKerjaId).includes(nip)) return new Set(posts.map(({ id }) => id));
    const led = new Set(posts.filter(({ pemegang }) => pemegang.includes(nip)).map(({ id }) => id));
    for (let before = -1; before !== led.size; ) {
      before = led.size;
      for (const { id, parent_id } of posts) if (parent_id !== null && led.has(parent_id)) led.add(id);
    }
    return led;
  }

  /** Who heads a unit, or acts for its head. */
  kepala(satuanKerjaId: number): readonly string[] {
    return this.#kepala.get(satuanKerjaId) ?? [];
  }

  /**
   * Who answers for the leader of a team (decision 138): the holders of the nearest post at or above the team's part of the
   * unit that anybody else than he holds, else the heads of the unit, then of those above it (`units`, from the team's
   * own upwards). Empty: the administrator does.
   */
  atasanKetua({ ketua, unit_kerja_id, units }: KetuaTim): readonly string[] {
    const others = (holders: readonly string[]) => holders.filter((one) => one !== ketua);
    const [own] = units;
    const seen = new Set<number>();
    for (let id = unit_kerja_id; id !== null && !seen.has(id); ) {
      seen.add(id);
      const post = this.#byId.get(id);
      if (post === undefined || post.satuan_kerja_id !== own) break;
      const above = others(post.pemegang);
      if (above.length > 0) return above;
      id = post.parent_id;
    }
    return units.map((unit) => others(this.kepala(unit))).find((heads) => heads.length > 0) ?? [];
  }

  /**
   * Who heads somebody's division: the holders of the nearest post at or above his part of the unit, below the unit's
   * head, that anybody else than himself holds. None where there is no such post.
   */
  kabid({ nip, satuan_kerja_id, unit_kerja_id }: Penempatan): readonly string[] {
    const seen = new Set<number>();
    for (let id = unit_kerja_id; id !== null && !seen.has(id); ) {
      seen.add(id);
      const post = this.#byId.get(id);
      if (post === undefined || post.level === 1 || post.satuan_kerja_id !== satuan_kerja_id) return [];
      if (post.pemegang.some((one) => one !== nip)) return post.pemegang;
      id = post.parent_id;
    }
    return [];
  }
}

/** Who decides about a person's place in a team of a unit (domain §6), as the posts are held. */
export const situasiAnggota = (
  anggota: Penempatan,
  satuanKerjaPenerima: number,
  jabatan: JabatanSatuanKerja,
  terlambat: boolean,
): SituasiAnggota => ({
  nip: anggota.nip,
  kabid: jabatan.kabid(anggota),
  kepalaAsal: jabatan.kepala(anggota.satuan_kerja_id),
  kepalaPenerima: jabatan.kepala(satuanKerjaPenerima),
  terlambat,
});

/** Whether a row has waited since `menungguSejak` for longer than `HARI_TUNGGU`; null: it does not wait. */
export const isTerlambatDiputus = (menungguSejak: Date | null, now: Date): boolean =>
  menungguSejak !== null && addDays(menungguSejak, HARI_TUNGGU).getTime() < now.getTime();
