import type { Potret } from '@selaras/contracts';
import type { Kabupaten } from './kabupaten';
import type { Organisasi } from './organisasi';
import type { OutlineUnit } from './outline';
import type { People } from './people';
import type { Random } from './random';
import type { Rows } from './rows';

/** A file that is published among the documents while the example is made. */
export interface SeededTerbitan {
  readonly satuan_kerja_id: number;
  readonly tahun: number;
  readonly nama_acak: string;
  readonly content: Buffer;
  readonly oleh: number;
  readonly waktu: Date;
}

/** What rows of one domain need of another one, before there is a database to ask. */
export interface SeedOffers {
  /** What the portal says of a unit's agreements in a year. */
  perjanjian(rows: Rows, satuanKerjaId: number, tahun: number): Potret;
  /** Adds the document and answers its id. */
  terbitkan(rows: Rows, terbitan: SeededTerbitan): number;
}

/** The example while it is made. */
export interface Making {
  readonly rows: Rows;
  readonly random: Random;
  readonly people: People;
  /** Deadlines lie after this moment. */
  readonly now: Date;
  /** Of every account. */
  readonly password: string;
  /** Posts of the first regency's units, by unit. */
  readonly organisasi: ReadonlyMap<number, Organisasi>;
  readonly offers: SeedOffers;
}

/** What a domain adds to the example, behind its door. */
export interface DomainSeed {
  readonly offers?: Partial<SeedOffers>;
  /** What the plans of all units hang on. */
  addGround?(making: Making): void;
  /** What a unit has beside its posts, which are given; of every unit of the province. */
  addUnit?(making: Making, unit: Organisasi, outline: OutlineUnit): void;
  /** What a regency has once all of its units are there. */
  addKabupaten?(making: Making, kabupaten: Kabupaten): void;
  /** All else, of the first regency alone; after the domains that stand before it. */
  addRows?(making: Making): void | Promise<void>;
}
