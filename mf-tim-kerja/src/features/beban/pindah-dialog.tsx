import type { BebanOrang, LangkahBeban, PenerimaLangkah } from '@selaras/contracts';
import { formatMeasure, panasBebanOf, panasBebanWords, triwulanWord } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { Button, NumberField, SelectField, space, tokens } from '@selaras/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { refusalOf } from '../../anggota/refusal';
import { bobotText } from './beban-columns';
import { bobotPindah, dapatDipindah, isPindah, penerimaOf, seluruhnya, seluruhTriwulan } from './draf-pindah';
import { jumlahText } from './jumlah-text';
import type { Pemindahan } from './pindah-notice';
import { usePindah } from './use-pindah';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: ${space(3)};
`;

const Outcome = styled.p`
  margin: 0;
  padding: ${space(3)};
  border-radius: ${tokens.radius.control};
  background: ${tokens.colour.sunken};
  & > span { display: block; }
`;

interface PindahDialogProps {
  readonly unit: number;
  readonly orang: BebanOrang;
  readonly langkah: LangkahBeban;
  /** The quarter that was looked at. */
  readonly triwulan: number;
  readonly onClose: () => void;
  readonly onMoved: (moved: Pemindahan) => void;
}

/** Moves a share of a step to another person of its team, quarter by quarter; the sums of the step stay. */
export function PindahDialog({ unit, orang, langkah, triwulan, onClose, onMoved }: PindahDialogProps) {
  const [before] = useState(() => seluruhTriwulan(langkah, triwulan));
  const [jumlah, setJumlah] = useState(before);
  const [ke, setKe] = useState<number | null>(null);
  const pindah = usePindah(unit);
  const penerima = penerimaOf(orang, langkah, triwulan);
  const chosen = penerima.find(({ pegawai_id }) => pegawai_id === ke);
  const { errorOf, refusal } = refusalOf(pindah.error, ['ke', 'jumlah']);
  const { tim, satuan, sasaran, bagian, versi, id } = langkah;
  const open = dapatDipindah(langkah);

  const send = () => {
    if (chosen === undefined || tim === null) return;
    const move = { langkah_id: id, tim_id: tim.id, ke: chosen.pegawai_id, jumlah };
    const dari = orang.pegawai_id;
    pindah.mutate(
      { ...move, dari, versi },
      {
        onSuccess: ({ data }) =>
          onMoved({
            ...move,
            dari,
            versi: data.versi,
            kembali: isOrangTim(orang, tim.id),
            kalimat: `${sasaran}: ${jumlahText(jumlah, satuan)} dipindahkan dari ${orang.nama} kepada ${chosen.nama}.`,
          }),
      },
    );
  };

  return (
    <ActDialog
      title="Pindahkan bagian langkah aksi"
      description={`${sasaran}. Bagian ${orang.nama} dipindahkan kepada anggota lain ${tim?.nama ?? 'tim'}; jumlah langkahnya tetap.`}
      verb="Pindahkan"
      disabled={chosen === undefined || !isPindah(langkah, jumlah)}
      sending={pindah}
      typed={ke !== null || jumlah !== before}
      refusal={refusal}
      onSubmit={send}
      onClose={onClose}
    >
      {penerima.length === 0 ? (
        <p>Tim ini belum punya anggota lain yang disetujui. Tambahkan anggota tim dahulu.</p>
      ) : (
        <SelectField
          label="Kepada"
          help="Yang paling ringan pada triwulan ini lebih dahulu."
          placeholder="Pilih ketua atau anggota tim"
          options={penerima.map((one) => ({
            value: one.pegawai_id,
            label: penerimaText(one, triwulan, orang.rata),
          }))}
          value={ke ?? ''}
          error={errorOf('ke')}
          onChange={({ target }) => setKe(target.value === '' ? null : Number(target.value))}
        />
      )}
      <Fields>
        {open.map((tw) => (
          <NumberField
            key={tw}
            label={triwulanWord(tw)}
            help={`Dibawanya ${formatMeasure(bagian[tw - 1] ?? 0)}`}
            {...(satuan !== null && { unit: satuan })}
            value={jumlah[tw - 1] ?? 0}
            error={(jumlah[tw - 1] ?? 0) > (bagian[tw - 1] ?? 0) ? 'Lebih dari yang dibawanya' : undefined}
            onChange={(value) => setJumlah(jumlah.with(tw - 1, value ?? 0))}
          />
        ))}
      </Fields>
      {errorOf('jumlah') && <p role="alert">{errorOf('jumlah')}</p>}
      {open.length > 1 && (
        <Button type="button" size="small" onClick={() => setJumlah(seluruhnya(langkah))}>
          Pindahkan semua triwulan yang terbuka
        </Button>
      )}
      {chosen && (
        <Outcome role="status">
          <strong>Sesudahnya</strong>
          {open
            .filter((tw) => (jumlah[tw - 1] ?? 0) > 0)
            .map((tw) => {
              const weight = bobotPindah(langkah, jumlah)[tw - 1] ?? 0;
              const from = orang.bobot[tw - 1] ?? 0;
              const to = chosen.bobot[tw - 1] ?? 0;
              const mean = orang.rata[tw - 1] ?? 0;
              return (
                <span key={tw}>
                  {triwulanWord(tw)}: {orang.nama} {changeText(from, from - weight, mean)}; {chosen.nama}{' '}
                  {changeText(to, to + weight, mean)}
                </span>
              );
            })}
        </Outcome>
      )}
    </ActDialog>
  );
}

const changeText = (before: number, after: number, mean: number) =>
  `${bobotText(before)} menjadi ${bobotText(Math.max(after, 0))} (${panasBebanWords[panasBebanOf(Math.max(after, 0), mean)].toLowerCase()})`;

function penerimaText({ nama, asal, bobot }: PenerimaLangkah, triwulan: number, rata: readonly number[]) {
  const [weight, mean] = [bobot[triwulan - 1] ?? 0, rata[triwulan - 1] ?? 0];
  const load = `bobot ${bobotText(weight)}, ${panasBebanWords[panasBebanOf(weight, mean)].toLowerCase()}`;
  return [nama, asal, load].filter(Boolean).join(' · ');
}

/** Whether somebody leads the team or is approved in it, so that a share may come back to him. */
const isOrangTim = ({ tim, pegawai_id }: BebanOrang, timId: number) =>
  tim.find(({ id }) => id === timId)?.orang.some((one) => one.pegawai_id === pegawai_id) === true;
