import { apiClient, failureText, fileEndpoints } from '@selaras/api-client';
import { BERKAS_MAX_BYTES, type Berkas, type TujuanBerkas } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useEffect, useRef, useState } from 'react';

/** A file on its way, or one that did not arrive. */
export interface Unggahan {
  readonly nomor: number;
  readonly nama: string;
  /** 0 to 1 of it is sent. */
  readonly bagian: number;
  readonly galat: string | null;
}

/** Sends files one beside the other; each ends in `onDone` or stays in the list with what was wrong. */
export function useUnggah(tujuan: TujuanBerkas, onDone: (berkas: Berkas) => void) {
  const [daftar, setDaftar] = useState<readonly Unggahan[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const control of current.values()) control.abort();
    };
  }, []);

  const change = (nomor: number, fields: Partial<Unggahan>) =>
    setDaftar((now) => now.map((row) => (row.nomor === nomor ? { ...row, ...fields } : row)));
  const drop = (nomor: number) => {
    running.current.get(nomor)?.abort();
    running.current.delete(nomor);
    setDaftar((now) => now.filter((row) => row.nomor !== nomor));
  };

  async function send(file: File) {
    last.current += 1;
    const nomor = last.current;
    const tooLarge =
      file.size > BERKAS_MAX_BYTES ? `Lebih besar dari ${formatBytes(BERKAS_MAX_BYTES)}.` : null;
    setDaftar((now) => [...now, { nomor, nama: file.name, bagian: 0, galat: tooLarge }]);
    if (tooLarge !== null) return;
    const control = new AbortController();
    running.current.set(nomor, control);
    try {
      const { data } = await apiClient.request(fileEndpoints.uploadFile, {
        query: { nama: file.name, tujuan },
        file,
        signal: control.signal,
        onProgress: (bagian) => change(nomor, { bagian }),
      });
      drop(nomor);
      done.current(data);
    } catch (error) {
      if (!control.signal.aborted) change(nomor, { galat: failureText(error).pesan });
    } finally {
      running.current.delete(nomor);
    }
  }

  return { daftar, send, drop };
}
