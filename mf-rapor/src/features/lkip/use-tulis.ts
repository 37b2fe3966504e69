import { apiClient, newIdempotencyKey, rowEtag } from '@selaras/api-client';
import type { LkipBagian, Naskah } from '@selaras/contracts';
import { useSession } from '@selaras/portal';
import { whenLeaving } from '@selaras/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NaskahReader } from '../../naskah/editor/naskah-editor';
import { useDrafKeys } from './draf-keys';
import { lkipEndpoints, lkipQueries, ownerParams } from './lkip-queries';
import type { TempatBagian } from './tempat-bagian';
import { TulisSession } from './tulis-session';

/** What is kept of a chapter or a narrative in this browser: its sections, whatever else stands beside them. */
interface WithSections {
  data: { bagian: readonly LkipBagian[] };
}

const withBagian = (before: WithSections | undefined, bagian: LkipBagian): WithSections | undefined =>
  before && {
    data: {
      ...before.data,
      bagian: before.data.bagian.map((one) => (one.kode === bagian.kode ? { ...one, ...bagian } : one)),
    },
  };

/** Writing one section of a report, from opening it until the part that asked is gone. */
export function useTulis(tempat: TempatBagian) {
  const { unit, kode, queryKey } = tempat;
  const { user, tahunKinerja: tahun } = useSession();
  const queries = useQueryClient();
  const reader = useRef<NaskahReader | null>(null);
  const { draf, tersisih } = useDrafKeys(tempat);
  const [session] = useState(() => {
    const { take, save, beat, leave, setAside } = portsOf(unit, kode, tahun);
    return new TulisSession({
      take,
      save,
      beat,
      leave: async (sewa) => {
        await leave(sewa);
        await queries.invalidateQueries({ queryKey: lkipQueries.all });
      },
      setAside,
      read: () => reader.current?.read() ?? null,
      check: () => reader.current?.check() ?? 0,
      saved: (bagian) =>
        queries.setQueryData<WithSections>(queryKey, (before) =>
          withBagian(before, { ...bagian, oleh: user?.nama ?? null }),
        ),
      draftKey: draf,
      asideKey: tersisih,
    });
  });
  useEffect(() => {
    void session.open();
    const stop = whenLeaving(session.keepDraft);
    const again = () => void session.save();
    addEventListener('online', again);
    return () => {
      stop();
      removeEventListener('online', again);
      void session.leave();
    };
  }, [session]);
  return { session, reader, state: useSyncExternalStore(session.subscribe, session.state) };
}

function portsOf(unit: number | null, bagian: string, tahun: number) {
  const { sewa, simpan, detak, lepas, sisihkan } = lkipEndpoints(unit);
  const params = { ...ownerParams(unit), bagian };
  const held = (named: string) => ({ params: { ...params, sewa: named }, tahun });
  return {
    take: async (ambil_alih: boolean) =>
      (await apiClient.request(sewa, { params, body: { ambil_alih }, tahun })).data,
    save: async (named: string, versi: number, isi: Naskah) =>
      (
        await apiClient.request(simpan, {
          params,
          body: { sewa: named, isi },
          ifMatch: rowEtag({ versi }),
          tahun,
        })
      ).data,
    beat: (named: string) => apiClient.request(detak, held(named)),
    leave: (named: string) => apiClient.request(lepas, held(named)),
    setAside: (isi: Naskah) =>
      apiClient.request(sisihkan, { params, body: { isi }, tahun, idempotencyKey: newIdempotencyKey() }),
  };
}
