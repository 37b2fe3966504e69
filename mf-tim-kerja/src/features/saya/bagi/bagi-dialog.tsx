import { failureText } from '@selaras/api-client';
import type { LangkahTim, TimSayaDetail } from '@selaras/contracts';
import { formatMeasure, triwulanWord } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { VersionedDialog } from '@selaras/resource/act';
import { Button, Checkbox, Stack } from '@selaras/ui';
import { useBagi } from '../use-ketua';
import { BatangBagian } from './batang-bagian';
import {
  addNip,
  type DrafPembagian,
  denganTriwulan,
  hanya,
  mulai,
  removeNip,
  samaRata,
  terikat,
} from './draf-pembagian';

interface BagiDialogProps {
  tim: TimSayaDetail;
  langkah: LangkahTim;
  onClose: () => void;
}

/** Who is in a draft of this browser, and in the team no longer. */
const BUKAN_ANGGOTA = 'Bukan lagi anggota tim';

/** A distribution in words: each person with his quarters. */
const wordsOf = ({ nips, triwulan }: DrafPembagian, namaOf: (nip: string) => string) =>
  nips
    .map((nip, at) => `${namaOf(nip)}: ${triwulan.map((parts) => formatMeasure(parts[at] ?? 0)).join(' · ')}`)
    .join('\n');

/** Gives a step out among approved people, quarter by quarter; the sums are always those of the step. */
export function BagiDialog({ tim, langkah, onClose }: BagiDialogProps) {
  const form = useVersioned(langkah, (now: LangkahTim) => ({ pembagian: mulai(now, tim.orang) }), {
    draft: ['bagi', langkah.id],
  });
  const { row, values } = form;
  const setDraf = (pembagian: DrafPembagian) => form.set({ pembagian });
  const bagi = useBagi(tim.id, row);
  const known = [...tim.orang, ...row.bagian];
  const tetap = [...tim.orang, ...row.bagian.filter((one) => terikat(row, one))];
  const draf = hanya(values.pembagian, new Set(tetap.map(({ nip }) => nip))) ?? mulai(row, tim.orang);
  const namaOf = (nip: string) => known.find((one) => one.nip === nip)?.nama ?? BUKAN_ANGGOTA;
  const isTerikat = (nip: string) => row.bagian.some((one) => one.nip === nip && terikat(row, one));
  const nama = draf.nips.map(namaOf);
  return (
    <VersionedDialog
      title="Bagi langkah aksi"
      description={`${langkah.sasaran}. Geser batas dengan tetikus, jari atau tombol panah; jumlah tiap triwulan tetap sama dengan target langkah.`}
      verb="Simpan pembagian"
      form={form}
      words={{ pembagian: ['Pembagian TW 1 sampai TW 4', (draft) => wordsOf(draft, namaOf)] }}
      save={bagi}
      body={() => ({
        bagian: draf.nips.map((nip, at) => ({
          nip,
          target: draf.triwulan.map((parts, tw) => (row.target[tw] === null ? null : (parts[at] ?? 0))),
        })),
      })}
      refusal={bagi.error && failureText(bagi.error).pesan}
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
              disabled={draf.nips.includes(nip) && (draf.nips.length === 1 || isTerikat(nip))}
              onChange={({ target }) => setDraf(target.checked ? addNip(draf, nip) : removeNip(draf, nip))}
            />
          ))}
        </Stack>
      </fieldset>
      <Button type="button" onClick={() => setDraf(samaRata(draf, row))}>
        Bagi rata
      </Button>
      {draf.triwulan.map((parts, at) => {
        const whole = row.target[at] ?? 0;
        const label = triwulanWord(at + 1);
        const tertutup = row.tertutup[at] ?? null;
        return (
          whole > 0 && (
            <Stack key={label} $gap={2}>
              <strong>
                {label}: {formatMeasure(whole)} {langkah.satuan}
              </strong>
              {tertutup === null ? (
                <BatangBagian
                  label={label}
                  nama={nama}
                  bagian={parts}
                  onChange={(next) => setDraf(denganTriwulan(draf, at, next))}
                />
              ) : (
                <>
                  <p>{parts.map((part, index) => `${nama[index]} ${formatMeasure(part)}`).join(' · ')}</p>
                  <small>{tertutup}</small>
                </>
              )}
            </Stack>
          )
        );
      })}
      {row.target.every((whole) => (whole ?? 0) === 0) && <p>Langkah ini belum bertarget.</p>}
    </VersionedDialog>
  );
}
