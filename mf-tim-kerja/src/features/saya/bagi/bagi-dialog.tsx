import { failureText } from '@selaras/api-client';
import type { LangkahTim, TimSayaDetail } from '@selaras/contracts';
import { formatMeasure, triwulanWord } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { Button, Checkbox, Stack } from '@selaras/ui';
import { useState } from 'react';
import { useBagi } from '../use-ketua';
import { BatangBagian } from './batang-bagian';
import { denganTriwulan, kurangi, mulai, samaRata, tambah } from './draf-pembagian';

interface BagiDialogProps {
  tim: TimSayaDetail;
  langkah: LangkahTim;
  onClose: () => void;
}

/** Gives a step out among approved people, quarter by quarter; the sums are always those of the step. */
export function BagiDialog({ tim, langkah, onClose }: BagiDialogProps) {
  const [before] = useState(() => mulai(langkah, tim.orang));
  const [draf, setDraf] = useState(before);
  const bagi = useBagi(tim.id, langkah);
  const namaOf = (nip: string) => tim.orang.find((one) => one.nip === nip)?.nama ?? nip;
  const nama = draf.nips.map(namaOf);
  return (
    <ActDialog
      title="Bagi langkah aksi"
      description={`${langkah.sasaran}. Geser batas dengan tetikus, jari atau tombol panah; jumlah tiap triwulan tetap sama dengan target langkah.`}
      verb="Simpan pembagian"
      sending={bagi}
      typed={draf !== before}
      refusal={bagi.error && failureText(bagi.error).pesan}
      onSubmit={() =>
        bagi.mutate(
          {
            bagian: draf.nips.map((nip, at) => ({
              nip,
              target: draf.triwulan.map((parts, tw) =>
                langkah.target[tw] === null ? null : (parts[at] ?? 0),
              ),
            })),
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <fieldset>
        <legend>Yang mengerjakan</legend>
        <Stack $gap={2}>
          {tim.orang.map(({ nip, nama: name }) => (
            <Checkbox
              key={nip}
              label={name}
              checked={draf.nips.includes(nip)}
              disabled={draf.nips.length === 1 && draf.nips.includes(nip)}
              onChange={({ target }) => setDraf(target.checked ? tambah(draf, nip) : kurangi(draf, nip))}
            />
          ))}
        </Stack>
      </fieldset>
      <Button type="button" onClick={() => setDraf(samaRata(draf, langkah.target))}>
        Bagi rata
      </Button>
      {draf.triwulan.map((parts, at) => {
        const whole = langkah.target[at] ?? 0;
        const label = triwulanWord(at + 1);
        return (
          whole > 0 && (
            <Stack key={label} $gap={2}>
              <strong>
                {label}: {formatMeasure(whole)} {langkah.satuan}
              </strong>
              <BatangBagian
                label={label}
                nama={nama}
                bagian={parts}
                onChange={(next) => setDraf((now) => denganTriwulan(now, at, next))}
              />
            </Stack>
          )
        );
      })}
      {langkah.target.every((whole) => (whole ?? 0) === 0) && <p>Langkah ini belum bertarget.</p>}
    </ActDialog>
  );
}
