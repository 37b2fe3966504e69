import { ActDialog } from '@selaras/resource';
import { Checkbox, plainList, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { BukanCalon, CalonDraf } from './calon-draf';
import { usePakaiDraf } from './use-pakai-draf';

const List = styled.ul`
  ${plainList(3)}
  & > li { padding: ${space(2)} ${space(3)}; border: 1px solid ${tokens.colour.line}; border-radius: ${tokens.radius.control}; }
  & p { margin-left: 26px; max-width: 46rem; line-height: 1.6; overflow-wrap: anywhere; }
  & small { margin-left: 26px; color: ${tokens.colour.muted}; font-size: ${tokens.text[12]}; }
`;

const Left = styled.div`
  color: ${tokens.colour.muted};
  & > ul { margin: 0; padding-left: ${space(5)}; }
`;

const Refused = styled.div`
  padding: ${space(2)} ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour['danger-soft']};
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
  const [without, leaveOut] = useState(
    () => new Set(calon.filter(({ ditolak }) => ditolak).map(({ bagian }) => bagian.kode)),
  );
  const pakai = usePakaiDraf(unit);
  const chosen = calon.filter(({ bagian }) => !without.has(bagian.kode));
  const gagal = pakai.data ?? [];
  const choose = (kode: string, taken: boolean) => {
    const next = new Set(without);
    if (taken) next.delete(kode);
    else next.add(kode);
    leaveOut(next);
  };
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
      <List aria-label="Draf">
        {calon.map(({ bagian: { kode }, judul, teks, ditolak }) => (
          <li key={kode}>
            <Checkbox
              label={judul}
              checked={!without.has(kode)}
              disabled={pakai.isPending}
              onChange={({ target }) => choose(kode, target.checked)}
            />
            {ditolak && <small>Draf ini pernah ditolak.</small>}
            <p>{teks}</p>
          </li>
        ))}
      </List>
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
