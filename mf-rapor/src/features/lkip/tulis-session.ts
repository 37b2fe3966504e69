import { ApiError, NetworkError } from '@selaras/api-client';
import type { LkipBagian, Naskah } from '@selaras/contracts';
import { SEWA_DETAK_MS } from '@selaras/domain';
import { type Draft, dropDraft, readDraft, writeDraft } from '@selaras/ui';

/** How long typing may rest before it is saved, and how long typing that never rests may wait. */
const REST_MS = 2_000;
const LONGEST_MS = 10_000;
/** What is typed is kept in this browser that much later. */
const DRAFT_MS = 1_000;
/** Pause before a save that met no server is tried again. */
const AGAIN_MS = 10_000;

export interface Pemegang {
  readonly nama: string;
  readonly sejak: string;
  readonly sesi_ini: boolean;
}

/** How the section stands to who wants to write it. */
type Memegang =
  | { readonly keadaan: 'membuka' | 'menulis' | 'tutup' }
  | { readonly keadaan: 'dipegang'; readonly pemegang: Pemegang }
  /** Somebody else took over; `tersisih`: what was not saved is kept as a version. */
  | { readonly keadaan: 'tergeser'; readonly oleh: string | null; readonly tersisih: boolean }
  | { readonly keadaan: 'gagal'; readonly pesan: string };

export type Simpanan =
  | { readonly keadaan: 'tersimpan'; readonly pada: string | null }
  | { readonly keadaan: 'belum' | 'menyimpan' | 'luring' }
  | { readonly keadaan: 'gagal'; readonly pesan: string };

export interface TulisState {
  readonly memegang: Memegang;
  readonly simpanan: Simpanan;
  /** What the editor begins with; a new object asks it to begin anew. */
  readonly bagian: LkipBagian | null;
  /** When the text was typed that was found in this browser and not saved; null: there was none. */
  readonly dipulihkan: string | null;
}

/** What a session needs of the world. */
export interface TulisPorts {
  readonly take: (ambilAlih: boolean) => Promise<{ sewa: string; bagian: LkipBagian }>;
  readonly save: (sewa: string, versi: number, isi: Naskah) => Promise<{ versi: number; diubah: string }>;
  readonly beat: (sewa: string) => Promise<unknown>;
  readonly leave: (sewa: string) => Promise<unknown>;
  readonly setAside: (isi: Naskah) => Promise<unknown>;
  /** The text as the editor has it now. */
  readonly read: () => Naskah | null;
  /** What was saved, for whoever shows the section. */
  readonly saved: (bagian: LkipBagian) => void;
  readonly draftKey: string;
}

const heldBy = (error: unknown): Pemegang | null =>
  error instanceof ApiError
    ? ((error.terkini as { pemegang?: Pemegang | null } | undefined)?.pemegang ?? null)
    : null;
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 412);
const wordsOf = (error: unknown) =>
  error instanceof ApiError || error instanceof NetworkError ? error.pesan : 'Terjadi kesalahan. Coba lagi.';

/** Writing one section: holds its lease, saves by itself, keeps drafts, and loses nothing when somebody takes over. */
export class TulisSession {
  #state: TulisState = {
    memegang: { keadaan: 'membuka' },
    simpanan: { keadaan: 'tersimpan', pada: null },
    bagian: null,
    dipulihkan: null,
  };
  readonly #listeners = new Set<() => void>();
  #sewa: string | null = null;
  #versi = 0;
  /** Typed since the last save began. */
  #dirty = false;
  #since = 0;
  #saving: Promise<void> | null = null;
  #timers: Partial<Record<'save' | 'draft' | 'beat', ReturnType<typeof setTimeout>>> = {};

  constructor(private readonly ports: TulisPorts) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = () => this.#state;

  #set(part: Partial<TulisState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  /** Takes the section, also from somebody else when that is asked for. */
  async open(ambilAlih = false): Promise<void> {
    this.#set({ memegang: { keadaan: 'membuka' } });
    try {
      const { sewa, bagian } = await this.ports.take(ambilAlih);
      await this.#begin(sewa, bagian);
    } catch (error) {
      const pemegang = heldBy(error);
      this.#set({
        memegang: pemegang ? { keadaan: 'dipegang', pemegang } : { keadaan: 'gagal', pesan: wordsOf(error) },
      });
    }
  }

  async #begin(sewa: string, bagian: LkipBagian): Promise<void> {
    this.#sewa = sewa;
    this.#versi = bagian.versi;
    const draft = readDraft<Naskah>(this.ports.draftKey);
    const goesOn = draft !== null && draft.versi === bagian.versi;
    if (draft !== null && !goesOn) await this.#keepOldDraft(draft);
    this.#dirty = goesOn;
    this.#set({
      memegang: { keadaan: 'menulis' },
      bagian: goesOn ? { ...bagian, isi: draft.nilai } : bagian,
      dipulihkan: goesOn ? draft.waktu : null,
      simpanan: goesOn ? { keadaan: 'belum' } : { keadaan: 'tersimpan', pada: bagian.diubah },
    });
    if (goesOn) this.#later('save', REST_MS, () => this.save());
    this.#beatLater();
  }

  /** Typed over a text that others have changed since: kept as a version, and never put over theirs. */
  async #keepOldDraft({ nilai }: Draft<Naskah>): Promise<void> {
    await this.ports.setAside(nilai);
    dropDraft(this.ports.draftKey);
  }

  #later(name: 'save' | 'draft' | 'beat', ms: number, act: () => unknown): void {
    clearTimeout(this.#timers[name]);
    this.#timers[name] = setTimeout(() => void act(), ms);
  }

  #beatLater(): void {
    this.#later('beat', SEWA_DETAK_MS, async () => {
      if (this.#sewa === null) return;
      try {
        await this.ports.beat(this.#sewa);
      } catch (error) {
        if (isLost(error)) return this.#lost(error);
      }
      this.#beatLater();
    });
  }

  /** The editor's text has changed. */
  readonly changed = (): void => {
    const now = Date.now();
    if (!this.#dirty) this.#since = now;
    this.#dirty = true;
    if (this.#state.simpanan.keadaan !== 'belum') this.#set({ simpanan: { keadaan: 'belum' } });
    if (this.#timers.draft === undefined) this.#later('draft', DRAFT_MS, this.keepDraft);
    this.#later('save', Math.max(0, Math.min(REST_MS, this.#since + LONGEST_MS - now)), () => this.save());
  };

  /** Keeps what is not saved in this browser. */
  readonly keepDraft = (): void => {
    clearTimeout(this.#timers.draft);
    delete this.#timers.draft;
    const isi = this.#dirty || this.#saving !== null ? this.ports.read() : null;
    if (isi !== null) writeDraft(this.ports.draftKey, { versi: this.#versi, awal: null, nilai: isi });
  };

  /** Saves now what is not saved; one save at a time. */
  async save(): Promise<void> {
    await this.#saving;
    if (!this.#dirty || this.#sewa === null) return;
    this.#saving = this.#send(this.#sewa).finally(() => {
      this.#saving = null;
    });
    return this.#saving;
  }

  async #send(sewa: string): Promise<void> {
    const isi = this.ports.read();
    const { bagian } = this.#state;
    if (isi === null || bagian === null) return;
    this.#dirty = false;
    this.#set({ simpanan: { keadaan: 'menyimpan' } });
    try {
      const { versi, diubah } = await this.ports.save(sewa, this.#versi, isi);
      this.#versi = versi;
      this.ports.saved({ ...bagian, isi, versi, diubah });
      if (this.#dirty) return this.keepDraft();
      dropDraft(this.ports.draftKey);
      this.#set({ simpanan: { keadaan: 'tersimpan', pada: diubah } });
    } catch (error) {
      this.#dirty = true;
      this.keepDraft();
      if (isLost(error)) return this.#lost(error);
      const luring = error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
      this.#set({ simpanan: luring ? { keadaan: 'luring' } : { keadaan: 'gagal', pesan: wordsOf(error) } });
      if (luring) this.#later('save', AGAIN_MS, () => this.save());
    }
  }

  /** The lease is gone: taken over, or silent for too long. */
  async #lost(error: unknown): Promise<void> {
    const pemegang = heldBy(error);
    if (pemegang === null && (await this.#retake())) return;
    this.#sewa = null;
    this.#stopTimers();
    const isi = this.#dirty ? this.ports.read() : null;
    this.#dirty = false;
    this.#set({ memegang: { keadaan: 'tergeser', oleh: pemegang?.nama ?? null, tersisih: isi !== null } });
    if (isi === null) return;
    try {
      await this.ports.setAside(isi);
      dropDraft(this.ports.draftKey);
    } catch {
      // The draft stays in this browser; the next opening sets it aside.
    }
  }

  /** Takes a section again that nobody else took; false when its text has changed meanwhile. */
  async #retake(): Promise<boolean> {
    try {
      const { sewa, bagian } = await this.ports.take(false);
      if (bagian.versi !== this.#versi) {
        await this.ports.leave(sewa);
        return false;
      }
      this.#sewa = sewa;
      this.#beatLater();
      if (this.#dirty) this.#later('save', 0, () => this.save());
      return true;
    } catch {
      return false;
    }
  }

  #stopTimers(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#timers = {};
  }

  /** Saves what is left and lets the section go. */
  async close(): Promise<void> {
    this.keepDraft();
    await this.save();
    this.#stopTimers();
    const sewa = this.#sewa;
    this.#sewa = null;
    this.#set({ memegang: { keadaan: 'tutup' } });
    if (sewa !== null) await this.ports.leave(sewa).catch(() => undefined);
  }
}
