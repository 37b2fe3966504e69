import { apiClient, failureText, fileEndpoints } from '@selaras/api-client';
import { type FilePurpose, type KeptFile, maxBytesOf } from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { useEffect, useRef, useState } from 'react';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number;
  readonly nama: string;
  /** 0 to 1 of it is sent. */
  readonly part: number;
  readonly fault: string | null;
}

/** Sends files one beside the other; each ends in `onDone` or stays in the list with what was wrong. */
export function useUpload(
  tujuan: FilePurpose,
  onDone: (berkas: KeptFile) => void,
  prepare?: (file: File) => Promise<File>,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
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

  const change = (id: number, fields: Partial<Upload>) =>
    setUploads((now) => now.map((row) => (row.id === id ? { ...row, ...fields } : row)));
  const drop = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((now) => now.filter((row) => row.id !== id));
  };

  /** The file as it is sent; undefined when it cannot be, which the list then says. */
  async function prepared(id: number, file: File): Promise<File | undefined> {
    try {
      return prepare === undefined ? file : await prepare(file);
    } catch (error) {
      change(id, { fault: error instanceof Error ? error.message : String(error) });
    }
  }

  async function send(chosen: File) {
    last.current += 1;
    const id = last.current;
    const most = maxBytesOf(tujuan);
    const tooLarge = chosen.size > most ? `Lebih besar dari ${formatBytes(most)}.` : null;
    setUploads((now) => [...now, { id, nama: chosen.name, part: 0, fault: tooLarge }]);
    if (tooLarge !== null) return;
    const file = await prepared(id, chosen);
    if (file === undefined) return;
    const control = new AbortController();
    running.current.set(id, control);
    try {
      const { data } = await apiClient.request(fileEndpoints.uploadFile, {
        query: { nama: file.name, tujuan },
        file,
        signal: control.signal,
        onProgress: (part) => change(id, { part }),
      });
      drop(id);
      done.current(data);
    } catch (error) {
      if (!control.signal.aborted) change(id, { fault: failureText(error).pesan });
    } finally {
      running.current.delete(id);
    }
  }

  return { uploads: uploads, send, drop };
}
