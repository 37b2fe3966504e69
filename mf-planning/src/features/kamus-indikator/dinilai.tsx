import { formatDateTime } from '@selaras/domain';

/** When an entry was judged, and by whom. */
export function Dinilai({ waktu, validator }: { waktu: string; validator: string | null }) {
  return (
    <>
      {formatDateTime(waktu)}
      {validator !== null && ` oleh ${validator}`}
    </>
  );
}
