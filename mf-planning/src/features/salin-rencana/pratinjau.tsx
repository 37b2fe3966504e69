import { ApiError } from '@selaras/api-client';
import type { PratinjauSalinan, SalinanRow } from '@selaras/contracts';
import { formatDecimal, jenisSalinan, keadaanSalinan, keadaanSalinanWords } from '@selaras/domain';
import { useSession } from '@selaras/portal';
import { LockBanner, LockNotice } from '@selaras/resource';
import { Button, centredRow, EmptyState, FilterSelect, SelectField, Stack, space, tokens } from '@selaras/ui';
import { Copy, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { planLock } from '../../resource/plan-lock';
import { Choices } from './choices';
import { TingkatSalinan } from './tingkat-salinan';
import { usePilihan } from './use-pilihan';
import { useSalin } from './use-salin';

const Bar = styled.div`
  ${centredRow(2, 4)}
  position: sticky;
  bottom: 0;
  z-index: 1;
  justify-content: flex-end;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.raised};
  & > p { flex: 1 1 220px; max-width: none; }
`;

interface PratinjauProps {
  readonly rencana: PratinjauSalinan;
  /** A newer preview is on its way. */
  readonly busy: boolean;
  readonly onDari: (dari: string) => void;
  readonly onDone: (salinan: string) => void;
}

/** Every row of the earlier plan, level by level, with what becomes of it; the chosen ones are copied together. */
export function Pratinjau({ rencana, busy, onDari, onDone }: PratinjauProps) {
  const { tahunKinerja } = useSession();
  const { baris, dari, tahun_sumber, kunci, kemampuan, satuan_kerja } = rencana;
  const [saring, setSaring] = useState<SalinanRow['keadaan'] | null>(null);
  const { terpilih, pilih } = usePilihan(baris);
  const salin = useSalin(onDone);
  if (dari === null) {
    return (
      <EmptyState
        title={`Belum ada rencana ${satuan_kerja.satuan_kerja_nama} sebelum tahun ${tahunKinerja}`}
        description="Tidak ada yang dapat disalin."
      />
    );
  }
  const refusal = salin.error instanceof ApiError ? salin.error : null;
  const send = () =>
    salin.mutate({
      unit: satuan_kerja.satuan_kerja_id,
      dari,
      pilihan: baris.flatMap(({ kunci: one, sidik }) => (terpilih.has(one) ? [{ kunci: one, sidik }] : [])),
    });
  return (
    <Stack>
      <LockBanner notice={planLock(kunci).notice} />
      <Choices>
        <FilterSelect
          label="Salin dari tahun"
          value={dari}
          options={tahun_sumber.map(({ tahun, jumlah }) => ({
            value: tahun,
            label: `${tahun} (${jumlah} baris)`,
          }))}
          onChoose={onDari}
        />
        <SelectField
          label="Tampilkan"
          value={saring ?? ''}
          options={keadaanSalinan.map((keadaan) => ({ value: keadaan, label: labelOf(baris, keadaan) }))}
          placeholder={`Semua (${formatDecimal(baris.length)})`}
          onChange={({ target }) => setSaring((target.value || null) as SalinanRow['keadaan'] | null)}
        />
      </Choices>
      {jenisSalinan.map((jenis) => (
        <TingkatSalinan
          key={jenis}
          jenis={jenis}
          baris={baris.filter((row) => row.jenis === jenis)}
          saring={saring}
          terpilih={terpilih}
          disabled={!kemampuan.salin || salin.isPending}
          onPilih={pilih}
        />
      ))}
      {refusal && (
        <LockNotice reason="bentrok" icon={TriangleAlert}>
          {[refusal.pesan, ...Object.values(refusal.errors).flat()].join(' ')}
        </LockNotice>
      )}
      <Bar>
        <p role="status">{saidOf(baris, terpilih.size, dari, tahunKinerja)}</p>
        <Button
          variant="primary"
          icon={<Copy size={16} />}
          disabled={!kemampuan.salin || terpilih.size === 0 || busy}
          loading={salin.isPending}
          onClick={send}
        >
          Salin {formatDecimal(terpilih.size)} baris
        </Button>
      </Bar>
    </Stack>
  );
}

const labelOf = (baris: readonly SalinanRow[], keadaan: SalinanRow['keadaan']) =>
  `${keadaanSalinanWords[keadaan]} (${formatDecimal(baris.filter((row) => row.keadaan === keadaan).length)})`;

function saidOf(baris: readonly SalinanRow[], count: number, dari: number, ke: number): string {
  if (baris.every(({ keadaan }) => keadaan !== 'baru')) {
    return baris.some(({ jenis, keadaan }) => jenis === 'kinerja-program' && keadaan === 'ada')
      ? `Semua yang dapat disalin dari ${dari} sudah ada di rencana ${ke}.`
      : `Tidak ada yang dapat disalin dari ${dari}; alasannya ada di tiap baris.`;
  }
  if (count === 0) return 'Belum ada baris yang dipilih.';
  return `${formatDecimal(count)} baris menjadi draf rencana ${ke}.`;
}
