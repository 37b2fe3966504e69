import type { PlanCascadeRow, ValidasiPerencanaanDetail } from '@selaras/contracts';
import { kunciRencana } from '@selaras/domain';
import { useNavigate, usePages } from '@selaras/portal';
import { DataTable, lateDialog } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { terbukaPerBaris } from '../komentar/percakapan';
import { validasiPerencanaanQueries } from '../validasi-perencanaan-queries';
import { GroupHead } from './group-head';
import { KUNCI, type PlanLine, planColumns } from './plan-columns';
import { countsText, isChanged, temuanByRow } from './plan-parts';
import { useReviewKeys } from './review-keys';
import { ReviewTools } from './review-tools';
import { useDiperiksa } from './use-diperiksa';
import { usePlace } from './use-place';
import { usePlanFilter } from './use-plan-filter';
import { usePlanLines } from './use-plan-lines';

const KomentarDialog = lateDialog(
  async () =>
    (await import(/* webpackChunkName: "bagian-validasi" */ '../komentar/komentar-dialog')).KomentarDialog,
);

interface PlanReviewProps {
  satkerId: number;
  rincian: ValidasiPerencanaanDetail;
  /** Names the plan, its year and who reads it among all that are read here. */
  plan: string;
}

/** The whole plan of a unit as its validators go through it: programme by programme, row by row. */
export function PlanReview({ satkerId, rincian, plan }: PlanReviewProps) {
  const { baris, sejak, validasi, kemampuan } = rincian;
  const mark = useDiperiksa(satkerId);
  const tahap = validasi?.tahap ?? 1;
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { hrefOf, hasPage } = usePages();
  const filtering = usePlanFilter();
  const { filter, isFiltered, choose } = filtering;
  const { place, change } = usePlace(plan);
  const temuan = useMemo(() => temuanByRow(rincian.temuan), [rincian.temuan]);
  const decides = kemampuan.setujui;
  const { data: komentar } = useQuery(validasiPerencanaanQueries.komentar(satkerId));
  const [talked, setTalked] = useState<PlanCascadeRow | null>(null);
  const tulis = komentar?.kemampuan.tulis ?? false;
  const terbuka = useMemo(() => terbukaPerBaris(komentar?.data ?? []), [komentar]);
  const columns = useMemo(
    () =>
      planColumns({
        tahap,
        isFirst: sejak === null,
        temuan,
        wajib: new Set(rincian.temuan.wajib),
        onTick: decides ? (row, diperiksa) => mark({ row, diperiksa }) : null,
        komentar: tulis || terbuka.size > 0 ? { terbuka, tulis, onOpen: setTalked } : null,
      }),
    [tahap, sejak, temuan, rincian.temuan, decides, mark, tulis, terbuka],
  );
  const { shown, lines, groups, isOpen, setOpen } = usePlanLines(rincian, temuan, filtering, {
    opened: place.opened,
    onOpened: (opened) => change({ opened }),
  });

  const rowAt = (kunci: string) =>
    box.current?.querySelector<HTMLElement>(`[${KUNCI}="${kunci}"]`)?.closest('tr') ?? null;
  const current = () =>
    document.activeElement?.closest('tr')?.querySelector(`[${KUNCI}]`)?.getAttribute(KUNCI) ?? place.kunci;

  const step = (by: 1 | -1) => {
    const rows = shown.flatMap((part) => part.rows.map((row) => ({ part, kunci: kunciRencana(row) })));
    const at = rows.findIndex(({ kunci }) => kunci === current());
    const next = at < 0 ? rows[0] : rows[at + by];
    if (next === undefined) return;
    // A row of a folded programme is there once that is open.
    flushSync(() => {
      if (!isOpen(next.part)) setOpen([next.part], true);
      change({ kunci: next.kunci });
    });
    const row = rowAt(next.kunci);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  };
  /** Does something with the row at which the keys are. */
  const onCurrent = (act: (row: PlanCascadeRow) => void) => () => {
    const row = baris.find((one) => kunciRencana(one) === current());
    if (row === undefined) return;
    change({ kunci: kunciRencana(row) });
    act(row);
  };
  useReviewKeys({
    onStep: step,
    onTick: decides ? onCurrent((row) => mark({ row, diperiksa: !row.diperiksa })) : null,
    onTalk: tulis ? onCurrent(setTalked) : null,
    onSearch: () => box.current?.querySelector<HTMLElement>('[type=search]')?.focus(),
  });

  const open = ({ kunci, row: { level, id } }: PlanLine) => {
    change({ kunci });
    const page = `${level}.show`;
    const href = hasPage(page) ? hrefOf(page, { id }) : null;
    if (href !== null) navigate(href);
  };

  return (
    <div ref={box}>
      <DataTable
        caption="Cascading yang divalidasi"
        key={tahap}
        columns={columns}
        rows={lines}
        rowId={({ kunci, head }) => (head === null ? kunci : `kepala ${head.kunci}`)}
        wholeRow={({ head }) =>
          head && (
            <GroupHead
              part={head}
              counts={countsText(head.rows, temuan)}
              open={isOpen(head)}
              onToggle={() => setOpen([head], !isOpen(head))}
            />
          )
        }
        onRowOpen={open}
        opensRow={({ head }) => head === null}
        cards
        hideable
        toolbar={(fold) => (
          <ReviewTools
            fold={fold}
            total={baris.length}
            changed={baris.filter(isChanged).length}
            withTemuan={temuan.size}
            shown={isFiltered ? shown.reduce((sum, { rows }) => sum + rows.length, 0) : null}
            sejak={sejak}
            talks={tulis}
            checked={decides ? baris.filter(({ diperiksa }) => diperiksa).length : null}
            filter={filter}
            onFilter={choose}
            onOpenAll={groups.length === 0 ? null : (open) => setOpen(groups, open)}
          />
        )}
      />
      {talked && <KomentarDialog satkerId={satkerId} row={talked} onClose={() => setTalked(null)} />}
    </div>
  );
}
