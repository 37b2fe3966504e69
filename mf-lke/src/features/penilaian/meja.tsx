import type { LkeInstrumen, LkeLembar } from '@selaras/contracts';
import { unsavedMark, useSession } from '@selaras/portal';
import { SaveSummary } from '@selaras/sheet';
import { Button, centredRow, EmptyState, Segmented, space } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { BuktiPanel } from './bukti-panel';
import { KriteriaNav } from './daftar/kriteria-nav';
import { useScoreSaver } from './isian/use-score-saver';
import { KomentarPanel } from './komentar-panel';
import { belumDinilai, berikutnya, kriteriaOf, type Tahap, urutanTahap } from './kriteria';
import { NilaiForm } from './nilai-form';
import { nilaiKeys } from './nilai-keys';
import { penilaianQueries } from './penilaian-queries';
import { pilihNilai } from './temuan/pilih-nilai';
import { useOpenKriteria } from './use-open-kriteria';

const NARROW = '1100px';

const Root = styled.div`
  outline: none;
`;

const Head = styled.div`
  ${centredRow(2)}
  padding-block: ${space(2)};
  & > p { flex: 1 1 320px; font-weight: 600; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 1fr) minmax(0, 2fr) minmax(300px, 1.4fr);
  gap: ${space(4)};
  height: calc(100dvh - 300px);
  min-height: 520px;
  & > * { min-width: 0; min-height: 0; }
  & > [data-part='kriteria'], & > [data-part='eviden'] { display: grid; }
  & > [data-part='nilai'] { overflow: auto; padding: 2px; }
  @media (max-width: ${NARROW}) {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    & > [data-part]:not([data-shown='true']) { display: none; }
    & > [data-part='kriteria'] { max-height: 70dvh; }
  }
`;

const Parts = styled.div`
  display: none;
  @media (max-width: ${NARROW}) { display: block; margin-bottom: ${space(3)}; }
`;

type Part = 'kriteria' | 'eviden' | 'nilai';
const parts: readonly { value: Part; label: string }[] = [
  { value: 'kriteria', label: 'Kriteria' },
  { value: 'eviden', label: 'Eviden' },
  { value: 'nilai', label: 'Nilai' },
];

interface MejaProps {
  readonly instrumen: LkeInstrumen;
  readonly lembar: LkeLembar;
  readonly tahap: Tahap;
}

/** The evaluator's desk: criteria, the evidence of one of them, and its score, side by side or as steps. */
export function Meja({ instrumen, lembar, tahap }: MejaProps) {
  const [asked, openKriteria] = useOpenKriteria();
  const satkerId = lembar.satuan_kerja.satuan_kerja_id;
  const [part, setPart] = useState<Part>('nilai');
  const { online } = useSession();
  const scores = useScoreSaver(lembar, tahap);
  const desk = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => urutanTahap(tahap, kriteriaOf(instrumen, lembar.baris)),
    [instrumen, lembar.baris, tahap],
  );
  const jumlah = useQuery(penilaianQueries.jumlahKomentar(satkerId));
  const komentar = useMemo(
    () => new Map(jumlah.data?.data.map(({ kriteria_id, terbuka }) => [kriteria_id, terbuka])),
    [jumlah.data],
  );
  const open = rows.find(({ id }) => id === asked) ?? rows[0];
  useEffect(() => {
    if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
  }, []);
  if (open === undefined) return <EmptyState title="Instrumen tahun ini belum memiliki kriteria" />;

  const writes = lembar.menulis === 'penilai' && lembar.keadaan === `dinilai_${tahap}`;
  const lacks = (row: (typeof rows)[number]) => belumDinilai(instrumen, tahap, row);
  const go = (id: number) => {
    openKriteria(id);
    setPart((now) => (now === 'kriteria' ? 'nilai' : now));
  };
  const step = (by: 1 | -1) => {
    const next = berikutnya(rows, open.id, by, lacks);
    if (next !== undefined) openKriteria(next.id);
  };
  const showStuck = () => {
    const [key] = scores.unsaved.find(([, { state }]) => state === 'failed' || state === 'conflict') ?? [];
    if (key === undefined) return;
    openKriteria(Number(key));
    setPart('nilai');
  };
  const at = rows.indexOf(open);
  return (
    <Root
      ref={desk}
      tabIndex={-1}
      role="group"
      aria-label="Meja penilaian"
      onKeyDown={nilaiKeys({
        skala: writes && (tahap === 1 || open.baris.perbaikan) ? instrumen.skala : [],
        onNilai: pilihNilai({ instrumen, kriteria: open, tahap, scores }),
        onStep: step,
      })}
      {...unsavedMark(scores.unsaved.length > 0)}
    >
      <Head>
        <p>
          {open.nomor} {open.uraian}
        </p>
        <Button
          size="small"
          icon={<ChevronLeft size={14} />}
          disabled={at === 0}
          onClick={() => openKriteria(rows[at - 1]?.id ?? open.id)}
        >
          Sebelumnya
        </Button>
        <Button
          size="small"
          icon={<ChevronRight size={14} />}
          disabled={at === rows.length - 1}
          onClick={() => openKriteria(rows[at + 1]?.id ?? open.id)}
        >
          Berikutnya
        </Button>
        <Button size="small" aria-keyshortcuts="N" disabled={!rows.some(lacks)} onClick={() => step(1)}>
          Belum dinilai berikutnya
        </Button>
      </Head>
      {writes && (
        <SaveSummary
          queue={scores.queue}
          online={online}
          onRetry={() => scores.saver.retry()}
          onShow={showStuck}
        />
      )}
      <Parts>
        <Segmented label="Bagian" options={parts} value={part} onChange={setPart} />
      </Parts>
      <Columns>
        <div data-part="kriteria" data-shown={part === 'kriteria'}>
          <KriteriaNav
            instrumen={instrumen}
            rows={rows}
            tahap={tahap}
            current={open.id}
            komentar={komentar}
            onOpen={go}
          />
        </div>
        <div data-part="eviden" data-shown={part === 'eviden'}>
          <BuktiPanel key={open.id} satkerId={satkerId} kriteria={open} tahap={tahap} writes={writes} />
        </div>
        <div data-part="nilai" data-shown={part === 'nilai'} key={open.id}>
          <NilaiForm instrumen={instrumen} kriteria={open} tahap={tahap} scores={scores} writes={writes} />
          <KomentarPanel
            satkerId={satkerId}
            kriteriaId={open.id}
            open={lembar.keadaan !== 'final'}
            internal
          />
        </div>
      </Columns>
    </Root>
  );
}
