import type { TimSayaDetail } from '@selaras/contracts';
import { Button, lateDialog } from '@selaras/ui';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { laporanMenunggu } from './laporan-menunggu';

const LateKonfirmasi = lateDialog(async () => (await import('./konfirmasi-dialog')).KonfirmasiDialog);

/** From so many reports on it is worth while to read them together. */
const SEVERAL = 2;

/** Offers to answer all reports of a team that wait for the reader. */
export function KonfirmasiBanyak({ tim }: { tim: TimSayaDetail }) {
  const [asking, setAsking] = useState(false);
  const menunggu = laporanMenunggu(tim);
  const jumlah = menunggu.terbuka.length;
  return (
    <>
      {jumlah >= SEVERAL && (
        <Button variant="primary" icon={<ListChecks size={16} />} onClick={() => setAsking(true)}>
          Konfirmasi bersama ({jumlah})
        </Button>
      )}
      {asking && <LateKonfirmasi timId={tim.id} {...menunggu} onClose={() => setAsking(false)} />}
    </>
  );
}
