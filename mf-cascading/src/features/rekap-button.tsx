import { Button } from '@selaras/ui';
import { Wallet } from 'lucide-react';
import { useDocuments } from '../diagram/use-documents';

/** Opens the printable budget recap of the unit in a new tab (spec 1 §2). */
export function RekapButton({ satuanKerjaId }: { satuanKerjaId: number }) {
  const documents = useDocuments();
  return (
    <Button
      style={{ alignSelf: 'end' }}
      icon={<Wallet size={16} />}
      onClick={() => documents.openRekap(satuanKerjaId)}
    >
      Rekap Anggaran
    </Button>
  );
}
