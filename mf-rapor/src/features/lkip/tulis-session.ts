import { ApiError, NetworkError } from '@selaras/api-client';
import type { LkipBagian, Naskah } from '@selaras/contracts';
import { SEWA_DETAK_MS } from '@selaras/domain';
import { draftKeeper } from '@selaras/resource/draft-keeper';
import { type Draft, dropDraft, readDraft, writeDraft } from '@selaras/ui';

/** How long typing may rest before it is saved, and how long typing that never rests may wait. */
const REST_MS = 2_000;
const LONGEST_MS = 10_000;
/** Pause before a save that met no server is tried again. */
const AGAIN_MS = 10_000;

export interface Pemegang {
  readonly nama: string;
  readonly sejak: string;
  readonly sesi_ini: boolean;
}

/** Where what was not saved is: among the versions, in this browser, or nowhere because all of it was saved. */
export type Sisa = 'versi' | 'peramban' | 'tidak-ada';

/** How the section stands to who wants to write it. */
type Memegang =
  | { readonly keadaan: 'membuka' | 'menulis' | 'tutup' }
  | { readonly keadaan: 'dipegang'; readonly pemegang: Pemegang }
  /** Somebody else took over. */
  | { readonly keadaan: 'tergeser'; readonly oleh: string | null; readonly sisa: Sisa }
  | { readonly keadaan: 'gagal'; readonly pesan: string };

export type SaveState =
  | { readonly keadaan: 'tersimpan'; readonly pada: string | null }
  | { readonly keadaan: 'belum' | 'menyimpan' | 'luring' }
  /** The editor has marked so many places that the report cannot keep. */
  | { readonly keadaan: 'tertahan'; readonly tempat: number }
  | { readonly keadaan: 'gagal'; readonly pesan: string };

export interface TulisState {
  readonly memegang: Memegang;
  readonly saveState: SaveState;
  /** What the editor begins with; a new object asks it to begin anew. */
  readonly bagian: LkipBagian | null;
  /** When the text was typed that was found in this browser and not saved; null: there was none. */
  readonly dipulihkan: string | null;
  /** Closing was asked for and refused, because the text is not saved. */
  readonly tetapTerbuka: boolean;
  /** This browser has no room for what is not saved. */
  readonly tanpaDraf: boolean;
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
  /** In how many places of that text there is what the report cannot keep; they are marked. */
  readonly check: () => number;
  /** What was saved, for whoever shows the section. */
  readonly saved: (bagian: LkipBagian) => void;
  readonly draftKey: string;
  /** Where a text lies that was typed over an older one and could not be set aside. */
  readonly asideKey: string;
}

const heldBy = (error: unknown): Pemegang | null =>
  error instanceof ApiError
    ? ((error.terkini as { pemegang?: Pemegang | null } | undefined)?.pemegang ?? null)
    : null;
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 412);
/** The server was not reached, or not able: the same call may go well later. */
const isPassing = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
/** Nothing goes on by itself from here before something else happens. */
const isStuck = ({ keadaan }: SaveState) =>
  keadaan === 'tertahan' || keadaan === 'gagal' || keadaan === 'luring';
/** A lease that ran out is taken again while a section closes; not for ever. */
const CLOSE_TRIES = 3;
const wordsOf = (error: unknown) =>
  error instanceof ApiError || error instanceof NetworkError ? error.pesan : 'Terjadi kesalahan. Coba lagi.';

/** Writing one section: holds its lease, saves by itself, keeps drafts, and loses nothing when somebody takes over. */
export class TulisSession {
  #state: TulisState = {
    memegang: { keadaan: 'membuka' },
    saveState: { keadaan: 'tersimpan', pada: null },
    bagian: null,
    dipulihkan: null,
    tetapTerbuka: false,
    tanpaDraf: false,
  };
  readonly #listeners = new Set<() => void>();
  #sewa: string | null = null;
  #versi = 0;
  /** Typed since the last save began. */
  #dirty = false;
  /** When typing began after the last save was tried, in milliseconds; null: it has not. */
  #since: number | null = null;
  #saving: Promise<void> | null = null;
  #timers: Partial<Record<'save' | 'beat', ReturnType<typeof setTimeout>>> = {};
  readonly #drafts = draftKeeper(() => this.keepDraft());

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
      await this.#begin(sewa, bagian).catch(async (error: unknown) => {
        this.#sewa = null;
        await this.ports.leave(sewa).catch(() => undefined);
        throw error;
      });
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
      saveState: goesOn ? { keadaan: 'belum' } : { keadaan: 'tersimpan', pada: bagian.diubah },
    });
    if (goesOn) this.#later('save', REST_MS, () => this.save());
    this.#beatLater();
  }

  /**
   * Typed over a text that others have changed since: kept as a version, and never put over theirs. One that the server
   * does not take as it is stays in this browser, apart from what is typed from now on.
   */
  async #keepOldDraft({ versi, nilai }: Draft<Naskah>): Promise<void> {
    try {
      await this.ports.setAside(nilai);
    } catch (error) {
      if (isPassing(error)) throw error;
      const before = readDraft<Naskah>(this.ports.asideKey)?.nilai.content ?? [];
      const both: Naskah = { ...nilai, content: [...before, ...nilai.content] };
      if (writeDraft(this.ports.asideKey, { versi, awal: null, nilai: both }) === null) throw error;
    }
    dropDraft(this.ports.draftKey);
  }

  #later(name: 'save' | 'beat', ms: number, act: () => unknown): void {
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
    this.#since ??= now;
    this.#dirty = true;
    if (this.#state.saveState.keadaan !== 'belum' || this.#state.tetapTerbuka)
      this.#set({ saveState: { keadaan: 'belum' }, tetapTerbuka: false });
    this.#drafts.typed();
    this.#later('save', Math.max(0, Math.min(REST_MS, this.#since + LONGEST_MS - now)), () => this.save());
  };

  /** Keeps what is not saved in this browser. */
  readonly keepDraft = (): void => {
    this.#drafts.forget();
    const isi = this.#dirty || this.#saving !== null ? this.ports.read() : null;
    if (isi === null) return;
    const tanpaDraf =
      writeDraft(this.ports.draftKey, { versi: this.#versi, awal: null, nilai: isi }) === null;
    if (tanpaDraf !== this.#state.tanpaDraf) this.#set({ tanpaDraf });
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
    // The editor is still on its way.
    if (isi === null || bagian === null) return this.#later('save', REST_MS, () => this.save());
    this.#since = null;
    const tempat = this.ports.check();
    if (tempat > 0) {
      this.keepDraft();
      return this.#set({ saveState: { keadaan: 'tertahan', tempat } });
    }
    this.#dirty = false;
    this.#set({ saveState: { keadaan: 'menyimpan' } });
    try {
      const { versi, diubah } = await this.ports.save(sewa, this.#versi, isi);
      this.#versi = versi;
      this.ports.saved({ ...bagian, isi, versi, diubah });
      if (this.#dirty) return this.keepDraft();
      dropDraft(this.ports.draftKey);
      this.#set({ saveState: { keadaan: 'tersimpan', pada: diubah }, tetapTerbuka: false, tanpaDraf: false });
    } catch (error) {
      this.#dirty = true;
      this.keepDraft();
      if (isLost(error)) return this.#lost(error);
      const luring = isPassing(error);
      this.#set({ saveState: luring ? { keadaan: 'luring' } : { keadaan: 'gagal', pesan: wordsOf(error) } });
      if (luring) this.#later('save', AGAIN_MS, () => this.save());
    }
  }

  /** The lease is gone: taken over, or silent for too long. */
  async #lost(error: unknown): Promise<void> {
    const pemegang = heldBy(error);
    if (pemegang === null && (await this.#retake())) return;
    this.#sewa = null;
    this.#stopTimers();
    this.keepDraft();
    const isi = this.#dirty ? this.ports.read() : null;
    this.#dirty = false;
    const oleh = pemegang?.nama ?? null;
    this.#set({ memegang: { keadaan: 'tergeser', oleh, sisa: isi === null ? 'tidak-ada' : 'peramban' } });
    if (isi === null) return;
    try {
      await this.ports.setAside(isi);
      dropDraft(this.ports.draftKey);
      this.#set({ memegang: { keadaan: 'tergeser', oleh, sisa: 'versi' } });
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
    this.#drafts.forget();
  }

  /**
   * Saves what is left and lets the section go. Answers whether it is closed: a text that could not be saved stays open,
   * and its draft in this browser.
   */
  async close(): Promise<boolean> {
    this.keepDraft();
    for (let tries = 0; tries < CLOSE_TRIES && this.#dirty; tries += 1) {
      await this.save();
      if (isStuck(this.#state.saveState)) break;
    }
    if (this.#sewa === null) return false;
    if (this.#dirty) {
      this.#set({ tetapTerbuka: true });
      return false;
    }
    // Whoever hands the report in at once must not meet his own lease.
    await this.#release();
    return true;
  }

  /** The page is gone: saves what can be saved, and lets the section go whatever comes of it. */
  async leave(): Promise<void> {
    this.keepDraft();
    await this.save();
    await this.#release();
  }

  async #release(): Promise<void> {
    this.#stopTimers();
    const sewa = this.#sewa;
    this.#sewa = null;
    this.#set({ memegang: { keadaan: 'tutup' } });
    if (sewa !== null) await this.ports.leave(sewa).catch(() => undefined);
  }
}
