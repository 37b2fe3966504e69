import { ApiError, failureText } from '@selaras/api-client';
import type { FilePurpose, KeptFile } from '@selaras/contracts';
import { useState } from 'react';
import { FilesField } from './files-field';

/** A file that is attached to something, by the id of its attachment. */
export interface Attachment {
  readonly id: number;
  readonly berkas: KeptFile;
}

interface AttachedFilesProps {
  readonly label: string;
  readonly help: string;
  readonly tujuan: FilePurpose;
  readonly max: number;
  readonly attached: readonly Attachment[];
  /** Attaches a file that has arrived. */
  readonly attach: (berkasId: number) => Promise<unknown>;
  readonly detach: (id: number) => Promise<unknown>;
  /** After every change, also one that failed halfway: what is attached has to be read anew. */
  readonly onChanged: () => void;
}

/** Files that are attached as soon as each has arrived, and taken away at once; one that is gone already counts as taken away. */
export function AttachedFiles({ attached, attach, detach, onChanged, ...field }: AttachedFilesProps) {
  const [galat, setGalat] = useState<string>();
  // Not shown from the press on: what is read anew comes later.
  const [detached, setDetached] = useState<ReadonlySet<number>>(new Set());
  const shown = attached.filter(({ id }) => !detached.has(id));
  const files = shown.map(({ berkas }) => berkas);

  const take = async (id: number) => {
    setDetached((before) => new Set(before).add(id));
    try {
      await detach(id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return;
      setDetached((before) => new Set([...before].filter((other) => other !== id)));
      throw error;
    }
  };

  const change = async (wanted: readonly KeptFile[]) => {
    const has = (all: readonly KeptFile[], id: number) => all.some((file) => file.id === id);
    setGalat(undefined);
    try {
      for (const { id } of wanted.filter((file) => !has(files, file.id))) await attach(id);
      for (const { id } of shown.filter(({ berkas }) => !has(wanted, berkas.id))) await take(id);
    } catch (error) {
      setGalat(failureText(error).pesan);
    }
    onChanged();
  };

  return (
    <FilesField
      {...field}
      error={galat}
      required={false}
      value={files}
      onChange={(wanted) => void change(wanted)}
    />
  );
}
