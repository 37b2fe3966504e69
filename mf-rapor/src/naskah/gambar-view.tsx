import { Skeleton } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gambarQuery } from './gambar-queries';

export interface GambarAttrs {
  readonly gambar_id: number;
  readonly alt: string;
  readonly keterangan: string;
  /** Percent of the width of the text. */
  readonly lebar: number;
}

/** A picture of a report with its caption. */
export function GambarView({ gambar_id, alt, keterangan, lebar }: GambarAttrs) {
  const { data, isError } = useQuery(gambarQuery(gambar_id));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (data === undefined) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <figure style={{ width: `${lebar}%` }}>
      {isError && <p role="alert">Gambar ini tidak dapat dimuat.</p>}
      {!isError && address === undefined && <Skeleton height="120px" />}
      {address !== undefined && <img src={address} alt={alt} />}
      {keterangan !== '' && <figcaption>{keterangan}</figcaption>}
    </figure>
  );
}
