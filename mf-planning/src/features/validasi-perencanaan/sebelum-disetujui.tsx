import type { ValidasiPerencanaanDetail } from '@selaras/contracts';
import { Card } from '@selaras/ui';
import { TemuanList } from './temuan-list';

/** What the plan lacks, told to whoever decides on it before he asks for the decision. */
export function SebelumDisetujui({ baris, temuan }: Pick<ValidasiPerencanaanDetail, 'baris' | 'temuan'>) {
  return (
    <Card title="Sebelum disetujui">
      <TemuanList baris={baris} temuan={temuan} act="setujui" />
    </Card>
  );
}
