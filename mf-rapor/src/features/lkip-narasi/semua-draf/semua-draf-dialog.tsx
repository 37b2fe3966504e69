import { ActDialog } from '@selaras/resource';
import { ConfirmItem, ConfirmList, Refused, useTicks } from '@selaras/resource/act';
import { space, tokens } from '@selaras/ui';
import styled from 'styled-components';
import type { BukanCalon, CalonDraf } from './calon-draf';
import { usePakaiDraf } from './use-pakai-draf';

const Left = styled.div`
  color: ${tokens.colour.muted};
  & > ul { margin: 0; padding-left: ${space(5)}; }
`;

interface SemuaDrafDialogProps {
  readonly unit: number | null;
  readonly calon: readonly CalonDraf[];
  readonly bukan: readonly BukanCalon[];
  /** All that were chosen are taken: how many. */
  readonly onTaken: (jumlah: number) => void;
  readonly onClose: () => void;
}

/** The drafts of an indicator's narratives to be read and taken together; one that is refused is told by its name. */
export function SemuaDrafDialog({ unit, calon, bukan, onTaken, onClose }: SemuaDrafDialogProps) {
  const { isTicked, tick } = useTicks<CalonDraf>(
    ({ bagian }) => bagian.kode,
    ({ ditolak }) => !ditolak,
  );
  const pakai = usePakaiDraf(unit);
  const chosen = calon.filter(isTicked);
  const gagal = pakai.data ?? [];
  return (
    <ActDialog
      title="Pakai draf dari angka"
      description="Baca dahulu. Setiap draf menjadi naskah bagiannya; sesudah itu dapat diubah atau dibatalkan satu per satu."
      verb={`Pakai ${chosen.length} draf`}
      disabled={chosen.length === 0}
      sending={pakai}
      typed={false}
      onSubmit={() =>
        pakai.mutate(chosen, {
          onSuccess: (refused) => {
            if (refused.length === 0) onTaken(chosen.length);
          },
        })
      }
      onClose={onClose}
    >
      {gagal.length > 0 && (
        <Refused role="alert">
          {gagal.length} draf tidak dipakai, yang lain sudah:
          <ul>
            {gagal.map(({ judul, pesan }) => (
              <li key={judul}>
                {judul}: {pesan}
              </li>
            ))}
          </ul>
        </Refused>
      )}
      <ConfirmList aria-label="Draf">
        {calon.map((one) => (
          <ConfirmItem
            key={one.bagian.kode}
            label={one.judul}
            ticked={isTicked(one)}
            disabled={pakai.isPending}
            onTick={(yes) => tick(one, yes)}
          >
            {one.ditolak && <small>Draf ini pernah ditolak.</small>}
            <p>{one.teks}</p>
          </ConfirmItem>
        ))}
      </ConfirmList>
      {bukan.length > 0 && (
        <Left>
          Tidak ikut:
          <ul>
            {bukan.map(({ kode, judul, sebab }) => (
              <li key={kode}>
                {judul} ({sebab})
              </li>
            ))}
          </ul>
        </Left>
      )}
    </ActDialog>
  );
}
