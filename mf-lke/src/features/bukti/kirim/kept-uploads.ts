import type { PreviousUpload, UrlStorage } from 'tus-js-client';

/** As `tus-js-client` writes them: uploads that were begun before go on. */
const PREFIX = 'tus::';
/** The server keeps what has come for so long. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** An upload that was told of within this time is on its way in some tab; browsers let hidden ones speak once a minute. */
const ALIVE_MS = 150_000;

/** For whom and where a file is sent. */
export interface UploadTarget {
  /** Names the place among all. */
  readonly tempat: string;
  /** Id of the user who sends it: nobody else can go on with it. */
  readonly pemilik: number;
}

interface KeptUpload extends PreviousUpload, Partial<UploadTarget> {
  /** Bytes that have surely arrived. */
  readonly terkirim?: number;
  /** When it was last told of as running, ms since 1970; 0: it was let go. */
  readonly denyut?: number;
}

/** An upload that no tab sends any more, and that can go on. */
export interface BrokenOff extends UploadTarget {
  /** Where it lies in the browser's storage. */
  readonly key: string;
  readonly nama: string;
  /** Bytes of the whole file. */
  readonly ukuran: number;
  /** 0 to 1 of it has surely arrived. */
  readonly part: number;
  readonly uploadUrl: string;
}

/** Browsers that keep nothing have nothing to go on with. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function read(key: string): KeptUpload | null {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, upload: KeptUpload): void {
  try {
    storage()?.setItem(key, JSON.stringify(upload));
  } catch {
    // Full: after a reload it begins anew.
  }
}

function all(prefix: string): KeptUpload[] {
  return Object.keys(storage() ?? {}).flatMap((key) => {
    const upload = key.startsWith(prefix) ? read(key) : null;
    return upload === null ? [] : [{ ...upload, urlStorageKey: key }];
  });
}

/** Says of a kept upload how far it is, and that it goes on where; of one that is forgotten nothing is said. */
export function tellUpload(
  key: string,
  fields: Pick<KeptUpload, 'terkirim' | 'denyut'> & Partial<UploadTarget>,
): void {
  const upload = read(key);
  if (upload !== null) write(key, { ...upload, ...fields });
}

export const forgetKept = (key: string): void => storage()?.removeItem(key);

/** The storage of one upload, which keeps beside its address for whom and where it is; `onKept` learns its key. */
export function uploadStorage(
  target: UploadTarget | null,
  onKept: (key: string) => void,
  now: () => number = Date.now,
): UrlStorage {
  return {
    findAllUploads: async () => all(PREFIX),
    findUploadsByFingerprint: async (fingerprint) => all(`${PREFIX}${fingerprint}::`),
    removeUpload: async (key) => forgetKept(key),
    addUpload: async (fingerprint, upload) => {
      const key = `${PREFIX}${fingerprint}::${Math.round(Math.random() * 1e12)}`;
      write(key, { ...upload, ...target, terkirim: 0, denyut: now() });
      onKept(key);
      return key;
    },
  };
}

/** What this user's uploads left behind that can go on. */
export function brokenOff(pemilik: number, now: number = Date.now()): BrokenOff[] {
  return all(PREFIX).flatMap((upload) => {
    const {
      tempat,
      size,
      uploadUrl,
      metadata,
      creationTime,
      urlStorageKey,
      terkirim = 0,
      denyut = 0,
    } = upload;
    if (upload.pemilik !== pemilik || tempat === undefined || !size || uploadUrl === null) return [];
    const isAlive = Math.abs(now - denyut) < ALIVE_MS;
    const isOver = !(now - Date.parse(creationTime) < KEPT_MS);
    if (isAlive || isOver) return [];
    const { nama = '' } = metadata;
    return [{ key: urlStorageKey, tempat, pemilik, nama, ukuran: size, part: terkirim / size, uploadUrl }];
  });
}
